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

/// Changing an earlier turn: its actions are a list, of which each can be entered anew, taken out, or have
/// one more put before it; or the whole turn is played again. That is done on a copy, the later turns are
/// laid on top of it, and nothing counts until what would change has been seen and accepted.
class TableChange : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// The actions of the turn as they would be, in words; none while no turn is being changed.
    Q_PROPERTY(QList<QString> actions READ actions NOTIFY changed)
    /// The list is not as the turn was.
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// With what is in the list the turn comes to its end.
    Q_PROPERTY(bool ends READ ends NOTIFY changed)
    /// One action of the list is being entered.
    Q_PROPERTY(bool single READ single NOTIFY changed)
    /// The copy on which an action or the turn is entered anew; none where the list is seen.
    Q_PROPERTY(GameTable *copy READ copy NOTIFY changed)
    /// Something has been entered anew.
    Q_PROPERTY(bool touched READ touched NOTIFY changed)
    /// Now see what would change.
    Q_PROPERTY(bool entered READ entered NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    // For each side of the table the total before and after.
    Q_PROPERTY(QList<int> totalsBefore READ totalsBefore NOTIFY changed)
    Q_PROPERTY(QList<int> totalsAfter READ totalsAfter NOTIFY changed)
    /// "Marc leads instead of Léa." or "Léa still leads."
    Q_PROPERTY(QString leader READ leader NOTIFY changed)
    /// For each side what else would be counted otherwise, a line each: "Food: 3 → 4".
    Q_PROPERTY(QList<QString> differences READ differences NOTIFY changed)
    /// What becomes of later actions; empty if all still hold.
    Q_PROPERTY(QString dropped READ dropped NOTIFY changed)
    /// Each of those that would be taken off, in a few words.
    Q_PROPERTY(QList<QString> droppedActions READ droppedActions NOTIFY changed)

public:
    explicit TableChange(GameTable &table, QObject *parent = nullptr);
    ~TableChange() override;

    QList<QString> actions() const;
    bool differs() const { return m_plans.size() > 1; }
    bool ends() const;
    bool single() const { return m_place.has_value(); }
    GameTable *copy() const;
    bool touched() const;
    bool entered() const { return m_outlook.has_value(); }
    QString title() const { return titleAt(m_first); }
    QList<int> totalsBefore() const;
    QList<int> totalsAfter() const;
    QString leader() const;
    QList<QString> differences() const;
    QString dropped() const;
    QList<QString> droppedActions() const;

    /// Starts changing the turn whose first action has this index. If that is all it has, it is entered anew.
    Q_INVOKABLE void begin(int firstAction);
    // By their place in the list.
    Q_INVOKABLE void enterAnew(int action);
    /// One more before it; for as many as there are, after the last.
    Q_INVOKABLE void add(int action);
    Q_INVOKABLE void takeOut(int action);
    /// The list as it was before its last change.
    Q_INVOKABLE void undo();
    /// The whole turn, from its first action on.
    Q_INVOKABLE void playAgain();
    Q_INVOKABLE void look();
    /// From what would change, or from an action that is not done, to where that was entered.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void keepOld();
    Q_INVOKABLE void accept();
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void changed();
    /// There is a copy now.
    void begun();

private:
    using Entries = std::vector<LogEntry>;
    /// What is entered on the copy: one action, in place of so many of the list; else the whole turn.
    struct Place {
        int at = 0;
        int instead = 0;
    };
    /// The game as it would be.
    struct Outlook {
        Entries entries;
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
    bool openCopy(const Entries &entries, bool takeBack);
    void closeCopy();
    /// Something was done on the copy.
    void follow();
    /// The list with other actions in a place; those behind it that do not hold any more are left out.
    void put(const Place &place, const Entries &actions);
    void foresee(Entries turn);
    /// After it, it is the turn of whoever came then.
    bool endsAsBefore(const Replay &replay) const;
    /// What came before the turn, and this.
    Entries withTurn(const Entries &turn) const;
    /// The options are those of the whole game: what is described anew here is so there too, or not at all.
    void share(GameTable &from, GameTable &to);
    /// The turn that an action of the table belongs to: "Léa, round 8".
    QString titleAt(int action) const;
    Record recordOf(std::span<const LogEntry> entries) const;
    /// Those of the turn that its new course has no more.
    std::vector<int> leftOutOf(std::span<const LogEntry> turn) const;

    GameTable &m_table;
    std::unique_ptr<GameTable> m_copy;
    /// Pages may still show it for a moment.
    std::unique_ptr<GameTable> m_closed;
    /// What the copy had half entered at first.
    std::string m_untouched;
    int m_first = 0;
    int m_last = 0;
    /// A turn as it would be, and the actions that were taken out of it by hand: nobody needs to be told of
    /// those.
    struct Plan {
        Entries turn;
        Entries takenOut;
    };
    /// The turn as it was, and after each change of the list.
    std::vector<Plan> m_plans;
    std::optional<Place> m_place;
    std::optional<Outlook> m_outlook;
};
