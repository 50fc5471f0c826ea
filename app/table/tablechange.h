// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/record/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

class GameTable;
Q_MOC_INCLUDE("app/table/gametable.h")

/// Changing an earlier turn: it is played again on a copy, the later turns are laid on top of it, and nothing
/// counts until what would change has been seen and accepted.
class TableChange : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// The copy on which the turn is entered anew; none while nothing is being changed.
    Q_PROPERTY(GameTable *copy READ copy NOTIFY changed)
    /// Something of the turn has been entered anew.
    Q_PROPERTY(bool touched READ touched NOTIFY changed)
    /// The turn has been entered to its end: now see what would change.
    Q_PROPERTY(bool entered READ entered NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    // For each seat the total before and after.
    Q_PROPERTY(QList<int> totalsBefore READ totalsBefore NOTIFY changed)
    Q_PROPERTY(QList<int> totalsAfter READ totalsAfter NOTIFY changed)
    /// "Marc leads instead of Léa." or "Léa still leads."
    Q_PROPERTY(QString leader READ leader NOTIFY changed)
    /// What becomes of later actions; empty if all still hold.
    Q_PROPERTY(QString dropped READ dropped NOTIFY changed)

public:
    explicit TableChange(GameTable &table, QObject *parent = nullptr);
    ~TableChange() override;

    GameTable *copy() const { return m_copy.get(); }
    bool touched() const;
    bool entered() const { return m_outlook.has_value(); }
    QString title() const { return titleAt(m_first); }
    QList<int> totalsBefore() const;
    QList<int> totalsAfter() const;
    QString leader() const;
    QString dropped() const;

    /// Starts changing the turn whose first action has this index.
    Q_INVOKABLE void begin(int firstAction);
    Q_INVOKABLE void keepOld();
    Q_INVOKABLE void accept();
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void changed();
    /// There is a copy now.
    void begun();

private:
    /// The game as it would be.
    struct Outlook {
        std::vector<LogEntry> entries;
        Replay replay;
        int dropped = 0;
        /// The first action that no longer holds as it was.
        int firstDropped = 0;
    };
    void look();
    /// The turn that an action of the table belongs to: "Léa, round 8".
    QString titleAt(int action) const;
    std::string draftOfCopy() const;
    Replay replayOf(const std::vector<LogEntry> &entries) const;

    GameTable &m_table;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<GameTable> m_copy;
    /// What the copy had half entered at first.
    std::string m_untouched;
    int m_first = 0;
    int m_last = 0;
    std::optional<Outlook> m_outlook;
};
