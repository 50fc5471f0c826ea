// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/session.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

/// What the parts of a table share, whichever game: who sits at it, and the word when something changes or is
/// refused.
class Desk : public QObject
{
    Q_OBJECT
public:
    explicit Desk(QObject *parent = nullptr);

    /// Where the game is kept, among others.
    virtual const Store &store() const = 0;
    virtual const GameRow &row() const = 0;
    int players() const { return static_cast<int>(row().seats.size()); }
    /// The players' and those that nobody sits at.
    int seats() const { return players() + static_cast<int>(others().size()); }
    QStringList names() const;
    QString nameOf(int seat) const;
    QString colourOf(int seat) const;
    /// Why what is shown is in memory alone, in a sentence; empty while it is kept.
    QString warning() const;
    bool isBehind() const { return behind().has_value(); }
    /// Tries again to keep what is not kept yet.
    void catchUp();

    /// How many actions count, and how many there are with those that were undone.
    virtual int head() const = 0;
    virtual int length() const = 0;
    /// Something is half entered, so undo takes back the last tap of it.
    virtual bool hasTap() const = 0;
    /// Else it takes back so many actions: what one touch did.
    virtual int lastActions() const { return 1; }
    /// After so many actions the change of an earlier turn is the next to be taken back; 0 if there is none.
    virtual int changedAt() const = 0;
    /// The next redo brings such a change again.
    virtual bool changesLater() const { return false; }
    virtual bool canUndo() const { return head() > 0 || hasTap(); }
    virtual bool canRedo() const = 0;
    /// The last tap of what is half entered, else the last action or change.
    virtual void undo() = 0;
    /// At most up to the latest change of an earlier turn, which is taken back as one.
    virtual void undoSeveral(int count) = 0;
    /// The tap, the action or the change that was taken back last.
    virtual void redo() = 0;
    /// The game as it was after so many actions, nothing half entered.
    virtual void goTo(int actions) = 0;
    /// The game so far, to be taken along.
    virtual Record record() const = 0;
    /// The actions that count, and another course for the game.
    virtual std::vector<LogEntry> entries() const = 0;
    virtual bool replace(const std::vector<LogEntry> &entries) = 0;

Q_SIGNALS:
    void changed();
    /// The game is as it was, but what is said of it is to be asked for again: the language has changed.
    void reworded();
    /// In a sentence that says what would be allowed. `mayCorrect`: a house rule may apply.
    void refused(const QString &sentence, bool mayCorrect);
    /// A disaster or a famine has cost somebody something.
    void struck();

protected:
    void refuse(const Refusal &refusal);
    void refuse(const StoreError &error);
    /// While behind, tries again by itself from time to time.
    void watch();
    virtual const std::optional<StoreError> &behind() const = 0;
    virtual void keepAll() = 0;

private:
    /// The game without its actions.
    Record heading() const;
    std::vector<OtherSeat> others() const;

    QTimer m_again;
};

/// The game at a table, what is half entered, and the one way to change either. The game's own functions,
/// found beside its types, are those of SessionOf and
///
///     draftOf(Action, State before): what to put back on the screen
///     stepBack(Draft &): takes the last tap back, if there is one
template<typename Rules, typename Draft>
class DeskOf : public Desk
{
public:
    using Session = SessionOf<Rules, Draft>;
    using Action = typename Session::Action;

    explicit DeskOf(Session session, QObject *parent = nullptr)
        : Desk(parent)
        , m_session(std::move(session))
    {
    }

    const Store &store() const override { return m_session.store(); }
    const GameRow &row() const override { return m_session.row(); }
    const Session &session() const { return m_session; }
    const typename Session::State &state() const { return m_session.state(); }
    const Draft &draft() const { return m_session.draft(); }

    bool setDraft(const Draft &draft)
    {
        m_undone.clear();
        return tell(m_session.setDraft(draft));
    }
    bool perform(const Action &action, const Draft &next) { return perform(std::span(&action, 1), next); }
    bool perform(std::span<const Action> actions, const Draft &next)
    {
        m_undone.clear();
        return tell(m_session.play(actions, next));
    }
    Record record() const override { return m_session.record(); }
    std::vector<LogEntry> entries() const override { return m_session.entries(); }
    bool replace(const std::vector<LogEntry> &entries) override
    {
        m_undone.clear();
        return tell(m_session.replace(entries));
    }

    int head() const override { return m_session.head(); }
    int length() const override { return m_session.length(); }
    int changedAt() const override { return m_session.changedAt(); }
    bool changesLater() const override { return m_session.changesLater(); }
    bool hasTap() const override
    {
        auto entered = draft();
        return stepBack(entered);
    }
    bool canRedo() const override { return hasUndoneTap() || head() < length() || changesLater(); }
    void undo() override
    {
        if (auto entered = draft(); stepBack(entered)) {
            m_undone.push_back({head(), draft()});
            tell(m_session.setDraft(entered));
        } else {
            undoSeveral(1);
        }
    }
    void redo() override
    {
        if (hasUndoneTap()) {
            const auto entered = std::move(m_undone.back().draft);
            m_undone.pop_back();
            tell(m_session.setDraft(entered));
        } else if (head() < length()) {
            goTo(head() + 1);
        } else if (changesLater()) {
            m_undone.clear();
            tell(m_session.changeAgain());
        }
    }
    void undoSeveral(int count) override
    {
        const int head = m_session.head() - count;
        if (head < 0) {
            setDraft(freshDraft(state()));
        } else if (head < changedAt()) {
            m_undone.clear();
            tell(m_session.takeChangeBack());
        } else {
            moveTo(head, draftOf(m_session.actionAt(head), m_session.stateBefore(head)));
        }
    }
    void goTo(int head) override { moveTo(head, freshDraft(m_session.stateBefore(head))); }

    /// Refuses with the rule's sentence.
    void refuse(const typename Session::Error &error)
    {
        Desk::refuse(Refusal{0, idOf(error.code), error.hint});
    }

private:
    /// What was half entered after so many actions, before a tap of it was taken back.
    struct Undone {
        int head;
        Draft draft;
    };
    bool hasUndoneTap() const { return !m_undone.empty() && m_undone.back().head == head(); }

    const std::optional<StoreError> &behind() const override { return m_session.behind(); }
    void keepAll() override { m_session.catchUp(); }
    /// What waits goes along while the turn is the same.
    void moveTo(int head, Draft shown)
    {
        if (m_session.isSameTurn(m_session.stateBefore(head))) {
            shown.aside = draft().aside;
        }
        tell(m_session.moveTo(head, shown));
    }

    bool tell(const std::optional<typename Session::Problem> &problem)
    {
        watch();
        if (!problem) {
            Q_EMIT changed();
        } else if (const auto *error = std::get_if<typename Session::Error>(&*problem)) {
            refuse(*error);
        } else {
            Desk::refuse(std::get<StoreError>(*problem));
        }
        return !problem;
    }

    Session m_session;
    /// The latest last. In memory alone: after a restart taps that were taken back are gone.
    std::vector<Undone> m_undone;
};
