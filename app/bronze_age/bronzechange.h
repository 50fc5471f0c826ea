// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"

#include <memory>

class BronzeTable;
Q_MOC_INCLUDE("app/bronze_age/bronzetable.h")

/// Changing an earlier turn: it is played again on a copy, the later turns are laid on top of it, and nothing
/// counts until what would change has been seen and accepted.
class BronzeChange : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// The copy on which the turn is entered anew; none while nothing is being changed.
    Q_PROPERTY(BronzeTable *copy READ copy NOTIFY changed)
    /// The turn has been entered to its end: now see what would change.
    Q_PROPERTY(bool entered READ entered NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    // For each seat: who, and the total before and after.
    Q_PROPERTY(QList<QString> names READ names NOTIFY changed)
    Q_PROPERTY(QList<QString> colours READ colours NOTIFY changed)
    Q_PROPERTY(QList<int> totalsBefore READ totalsBefore NOTIFY changed)
    Q_PROPERTY(QList<int> totalsAfter READ totalsAfter NOTIFY changed)
    /// "Marc leads instead of Léa." or "Léa still leads."
    Q_PROPERTY(QString leader READ leader NOTIFY changed)
    /// What becomes of later actions; empty if all still hold.
    Q_PROPERTY(QString dropped READ dropped NOTIFY changed)

public:
    explicit BronzeChange(BronzeDesk &desk, QObject *parent = nullptr);
    ~BronzeChange() override;

    BronzeTable *copy() const { return m_copy.get(); }
    bool entered() const;
    QString title() const;
    QList<QString> names() const;
    QList<QString> colours() const;
    QList<int> totalsBefore() const;
    QList<int> totalsAfter() const;
    QString leader() const;
    QString dropped() const;

    /// Starts changing the turn whose first action has this index.
    Q_INVOKABLE void begin(int firstAction);
    Q_INVOKABLE void keepOld();
    Q_INVOKABLE void accept();

Q_SIGNALS:
    void changed();

private:
    struct Outlook {
        std::vector<BronzeAge::Action> actions;
        std::vector<std::string> times;
        BronzeAge::State state;
        int dropped = 0;
        /// The first that no longer holds.
        int firstDropped = -1;
    };
    void look();

    BronzeDesk &m_desk;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<BronzeTable> m_copy;
    int m_first = 0;
    int m_last = 0;
    std::optional<Outlook> m_outlook;
};
