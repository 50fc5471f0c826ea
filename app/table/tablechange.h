// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/record/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <span>

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
    /// For each seat what else would be counted otherwise: "Food: 3 → 4".
    Q_PROPERTY(QList<QString> differences READ differences NOTIFY changed)
    /// What becomes of later actions; empty if all still hold.
    Q_PROPERTY(QString dropped READ dropped NOTIFY changed)
    /// Each of those that would be taken off, in a few words.
    Q_PROPERTY(QList<QString> droppedActions READ droppedActions NOTIFY changed)

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
    QList<QString> differences() const;
    QString dropped() const;
    QList<QString> droppedActions() const;

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
        /// The game as it is up to the first action that would no longer hold, and as it would be up to
        /// there.
        Record before;
        Record after;
        Replay replayBefore;
        Replay replay;
        /// Actions of the table that would be taken off: of the turn itself, and from the first on that does
        /// not hold any more.
        std::vector<int> leftOut;
        int firstDropped = 0;
        int dropped = 0;
    };
    void look();
    /// The options are those of the whole game: what is described anew here is so there too, or not at all.
    void share(GameTable &from, GameTable &to);
    /// The turn that an action of the table belongs to: "Léa, round 8".
    QString titleAt(int action) const;
    std::string draftOfCopy() const;
    Record recordOf(std::span<const LogEntry> entries) const;
    /// Those of the turn that its new course has no more.
    std::vector<int> leftOutOf(std::span<const LogEntry> turn) const;

    GameTable &m_table;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<GameTable> m_copy;
    /// What the copy had half entered at first.
    std::string m_untouched;
    int m_first = 0;
    int m_last = 0;
    std::optional<Outlook> m_outlook;
};
