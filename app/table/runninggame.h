// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/courses.h"
#include "app/table/keeping.h"
#include "app/table/opengame.h"
#include "app/table/opening.h"
#include "app/table/present.h"
#include "app/table/storylog.h"

/// One stored game being played, touch by touch: what is shown here is on disk already, unless it says that
/// it is behind. `Rules` are those of model/record/gameof.h; `Draft` is what has been entered and is not an
/// action yet. Beside them the game has
///
///     freshDraft(State): nothing is entered yet
///     draftOf(Action, State before): what stood on the page when this was done
///     answer(PlayOf<Rules, Draft>, Touch): an AnswerOf<Rules, Draft>, the same whenever it is asked
///
/// and, where the app enters something without being asked
///
///     entersItself(State): whether it does so now; no undo or redo stops there
template<typename Rules, typename Draft>
class RunningGame
{
public:
    using Story = StoryOf<Rules>;
    using State = typename Story::State;
    using Action = typename Story::Action;
    using Error = typename Story::Error;
    using Play = PlayOf<Rules, Draft>;
    /// Why something was not done: a rule, or the store.
    using Problem = std::variant<Error, StoreError>;

    static Stored<RunningGame> open(Store &store, std::int64_t game, const Clock &clock)
    {
        return OpenGame::in(store, game).and_then([&](OpenGame &&opened) {
            return open(std::move(opened), clock);
        });
    }
    static Stored<RunningGame> open(OpenGame game, Clock clock)
    {
        const auto damaged = [](const char *what) {
            return tl::unexpected(StoreError{StoreError::Code::Damaged, what});
        };
        const auto setup = readSetup<Rules>(game.row);
        if (!setup) {
            return damaged("options");
        }
        auto memory
            = game.store ? TableMemory(*game.store, game.row.game) : TableMemory(std::move(game.described));
        RunningGame running(game.store, std::move(clock), Story(start(*setup)), std::move(memory));
        running.m_now.row = std::move(game.row);
        if (addLog(running.m_story, game.log)) {
            return damaged("action");
        }
        running.takeTouches(readJournal(running.row().draft));
        running.m_now.courses = std::move(game.courses);
        return running;
    }

    /// Where it is kept; nowhere if it is a copy.
    const Store *store() const { return m_store; }
    const GameRow &row() const { return m_now.row; }
    const Story &story() const { return m_story; }
    const State &state() const { return m_story.before(head()); }
    const Draft &draft() const { return m_now.draft; }
    std::vector<KnownMemo> described() const { return m_memory.all(); }
    void learn(std::span<const KnownMemo> known) { m_memory.learn(known); }
    const Journal &journal() const { return touches().journal(); }
    Play play() const { return playAt(head(), draft()); }
    /// How many actions count, and how many are kept.
    int head() const { return row().head; }
    int length() const { return m_story.length(); }
    void setHabits(const TableHabits &habits) { m_habits = habits; }
    /// After so many actions the change of an earlier turn is the next to be taken back; 0 if there is none.
    int changedAt() const { return ::changedAt(m_now.courses, head()); }
    /// The touch that the next undo takes back; none where it takes an action or a change.
    const Journal::Entry *lastTouch() const { return touches().has(head()) ? &touches().last() : nullptr; }
    /// The page that it was made on.
    Play playBeforeLastTouch() const
    {
        return playAt(touches().headAt(touches().at() - 1), touches().draftBeforeLast());
    }
    bool canUndo() const { return touches().has(head()) || head() > 0; }
    bool canRedo() const { return head() < journal().from || touches().hasUndone() || changesLater(); }
    /// Why some of what is shown is in memory alone: no room, or a place that cannot be written.
    const std::optional<StoreError> &behind() const { return m_keeping.behind(); }

    /// Tries once more to keep all that is shown, in one step.
    void catchUp()
    {
        m_keeping.catchUp([&](int from, const std::vector<Memo> &memos) {
            m_memory.refresh();
            return m_store->rewrite(
                m_now.written(), from, entriesOf(m_story, from, length()), m_now.courses, memos);
        });
    }

    /// The actions that count, as they are stored.
    std::vector<LogEntry> entries() const { return entriesOf(m_story, 0, head()); }

    /// The game as the store would hand it out: without what could be redone.
    Record record() const { return recordOf(m_story, row()); }

    /// Decide, keep, then show. Several actions that one touch does are kept together or not at all.
    std::optional<Problem> touch(Touch touched)
    {
        touched.afterUndo = touches().isBroughtBack(head());
        auto answered = answer(play(), touched);
        if (!answered) {
            return answered.error();
        }
        for (const auto &memo : answered->forget) {
            if (auto problem = forget(memo)) {
                return problem;
            }
        }
        if (!answered->actions.empty()) {
            return keepDone(touched, std::move(*answered));
        }
        const bool extends = answered->setup || !answered->remember.empty();
        if (answered->next == draft() && !extends) {
            return std::nullopt;
        }
        if (!extends && answered->forget.empty()) {
            return keepEntered(touched, std::move(answered->next));
        }
        // What is as it was on the page is no touch: all that could be redone still can be.
        const bool stays = answered->next == draft() && !answered->setup;
        return extend(answered->setup.value_or(m_story.setup()), answered->remember,
            stays ? std::nullopt : std::optional(std::pair(touched, answered->next)));
    }

    /// The same game with more or less to offer, or with more in its options, such as a part that no action
    /// names yet, or with what was wrong in them put right. Whatever was done must still hold, and every turn
    /// be the same player's, or nothing changes. It is not an undo's business: the touches that led there are
    /// forgotten, as far as they did nothing else.
    std::optional<Problem> extend(const typename Rules::Setup &setup, const std::vector<Memo> &memos = {},
        const std::optional<std::pair<Touch, Draft>> &by = std::nullopt)
    {
        // What could be redone cannot be after another touch, and need not hold.
        const int counting = by ? head() : length();
        auto told = toldWith(setup, counting);
        if (!told) {
            return anotherCourse();
        }
        auto after = m_now;
        after.row.options = Json::writeCompact(encode(setup));
        if (by) {
            after.courses.after.clear();
            after.draft = by->second;
            after.touches.leaveFor(m_story, head(), by->first, by->second);
        }
        const auto keep
            = [&] { return m_store->rewrite(after.written(), counting, {}, after.courses, memos); };
        return keepThenShow(counting, keep, [&] {
            m_story = std::move(*told);
            m_now = std::move(after);
            m_keeping.remember(memos);
            m_memory.remember(memos, row().touchedAt);
            takeTouches(journal());
        });
    }

    /// What was described once, and was wrong or is no longer wanted. It is not an undo's business.
    std::optional<Problem> forget(const Memo &memo)
    {
        if (const auto forgotten = m_memory.forget(memo); !forgotten) {
            return forgotten.error();
        }
        m_keeping.forget(memo);
        return std::nullopt;
    }

    std::optional<Problem> undo()
    {
        return touches().has(head()) ? moveInTouches(touches().at() - 1) : undoTo(head() - 1);
    }

    /// Back to where so many actions counted, but not beyond the latest change of an earlier turn, which is
    /// taken back as one.
    std::optional<Problem> undoTo(int actions)
    {
        if (head() == 0) {
            return std::nullopt;
        }
        while (actions > 0 && isPassedOver(actions)) {
            --actions;
        }
        if (actions < changedAt()) {
            const auto next = NextCourse::back(m_now.courses, course(length()));
            return follow(next.to, static_cast<int>(next.to.entries.size()), next.beside);
        }
        int at = touches().at();
        while (at > journal().least && touches().headAt(at) > actions) {
            --at;
        }
        return touches().headAt(at) <= actions ? moveInTouches(at) : moveTo(actions, journal().least);
    }

    std::optional<Problem> redo()
    {
        if (head() < journal().from) {
            int next = head() + 1;
            while (next < journal().from && isPassedOver(next)) {
                ++next;
            }
            return moveTo(next, touches().at());
        }
        if (touches().hasUndone()) {
            return moveInTouches(touches().at() + 1);
        }
        if (!changesLater()) {
            return std::nullopt;
        }
        const auto next = NextCourse::again(m_now.courses, course(head()));
        return follow(next.to, next.to.start, next.beside);
    }

    /// The game as it was after so many actions, nothing half entered.
    std::optional<Problem> goTo(int actions)
    {
        auto to = m_now;
        to.touches = Touches(m_story, length());
        auto problem = show(std::move(to), actions);
        m_now.draft = freshDraft(state());
        return problem;
    }

    /// Takes a whole other course for the game; undo leads back to the one it had.
    std::optional<Problem> replace(const std::vector<LogEntry> &entries)
    {
        const int start = static_cast<int>(entries.size());
        return follow(
            {entries, start, {}, row().finishedAt}, start, withChange(m_now.courses, course(head()), start));
    }

private:
    using Touches = TouchesOf<Rules, Draft>;
    using Present = PresentOf<Rules, Draft>;

    RunningGame(Store *store, Clock clock, Story story, TableMemory memory)
        : m_store(store)
        , m_clock(std::move(clock))
        , m_memory(std::move(memory))
        , m_story(std::move(story))
    {
    }

    const Touches &touches() const { return m_now.touches; }
    /// Nobody was asked for what followed after so many actions.
    bool isPassedOver(int actions) const
    {
        if constexpr (requires(const State &state) { entersItself(state); }) {
            return entersItself(m_story.before(actions));
        } else {
            return false;
        }
    }
    Play playAt(int head, const Draft &draft) const
    {
        return {m_story, head, draft, row().seats, m_habits, m_memory};
    }
    auto plays() const
    {
        return [this](int head, const Draft &draft) { return playAt(head, draft); };
    }
    /// The next redo brings the change of an earlier turn again.
    bool changesLater() const
    {
        return !m_now.courses.after.empty() && head() == length() && !touches().hasUndone();
    }

    void takeTouches(std::optional<Journal> journal)
    {
        m_now.touches = Touches::made(std::move(journal), m_story, head(), plays());
        m_now.draft = touches().draftAt(head(), m_story);
    }

    /// The same with other options; nothing if something would no longer hold.
    std::optional<Story> toldWith(const typename Rules::Setup &setup, int length) const
    {
        return holdsFor<Rules>(m_now.courses, setup) ? retold(m_story, length, setup) : std::nullopt;
    }
    static StoreError anotherCourse() { return {StoreError::Code::Unavailable, "another course"}; }

    // Decide, keep, then show.

    std::optional<Problem> keepEntered(const Touch &touched, Draft next)
    {
        auto after = m_now;
        after.draft = std::move(next);
        after.touches.add(m_story, head(), {touched, 0}, after.draft);
        after.touches.bringBackAside(m_story, plays());
        after.courses.after.clear();
        const auto keep = [&] {
            return m_now.courses.after.empty()
                ? m_store->saveDraft(row().id, writeJournal(after.touches.journal()))
                : m_store->rewrite(after.written(), length(), {}, after.courses);
        };
        return keepThenShow(length(), keep, [&] { m_now = std::move(after); });
    }

    std::optional<Problem> keepDone(const Touch &touched, DoneOf<Rules, Draft> done)
    {
        auto told = done.setup ? toldWith(*done.setup, head()) : std::optional<Story>();
        if (done.setup && !told) {
            return anotherCourse();
        }
        const auto at = m_clock();
        std::vector<LogEntry> log;
        State state = (told ? *told : m_story).before(head());
        typename Rules::Events events;
        for (const auto &action : done.actions) {
            if (const auto error = refusal(state, action)) {
                return *error;
            }
            perform(state, action, events);
            log.push_back({writtenAction(state.setup, action), at});
        }
        const int did = static_cast<int>(done.actions.size());
        const bool over = isOver(state);
        auto after = m_now;
        // Whatever was to come next, a game that is over has nothing half entered.
        after.draft = over ? freshDraft(state) : std::move(done.next);
        after.touches.add(m_story, head(), {touched, did}, after.draft);
        after.courses.after.clear();
        if (head() < after.courses.start) {
            after.courses = {};
        }
        after.stand(head() + did, over, at);
        after.row.options = told ? Json::writeCompact(encode(*done.setup)) : after.row.options;
        const auto keep = [&] {
            return told
                ? m_store->rewrite(after.written(), head(), log, after.courses, done.remember)
                : m_store->append(row().id, log, over, writeJournal(after.touches.journal()), done.remember);
        };
        return keepThenShow(head(), keep, [&] {
            if (told) {
                m_story = std::move(*told);
            }
            m_story.cut(head());
            for (const auto &action : done.actions) {
                m_story.add(action, at);
            }
            m_now = std::move(after);
            m_keeping.remember(done.remember);
            m_memory.remember(done.remember, at);
            if (told || !done.forget.empty()) {
                takeTouches(journal());
            }
            m_now.touches.forgetEarlierTurns(m_story);
        });
    }

    std::optional<Problem> moveInTouches(int at) { return moveTo(touches().headAt(at), at); }

    std::optional<Problem> moveTo(int head, int at)
    {
        auto to = m_now;
        to.touches.moveTo(at);
        return show(std::move(to), head);
    }

    std::optional<Problem> show(Present to, int head)
    {
        const bool over = isOver(m_story.before(head));
        const auto now = m_clock();
        to.stand(head, over, now);
        to.draft = to.touches.draftAt(head, m_story);
        const auto keep
            = [&] { return m_store->setHead(row().id, head, over, writeJournal(to.touches.journal()), now); };
        return keepThenShow(length(), keep, [&] { m_now = std::move(to); });
    }

    template<typename Keep, typename Show>
    std::optional<Problem> keepThenShow(int from, Keep keep, Show show)
    {
        if (!m_store) {
            show();
            return std::nullopt;
        }
        if (auto error = m_keeping.keepThenShow(from, keep, show)) {
            return *error;
        }
        catchUp();
        return std::nullopt;
    }

    // Other courses of the game.

    OtherCourse course(int upTo) const
    {
        return {entriesOf(m_story, 0, upTo), m_now.courses.start, writeJournal(journal()), row().finishedAt};
    }

    std::optional<Problem> follow(const OtherCourse &course, int head, Courses courses)
    {
        RunningGame other(m_store, m_clock, Story(m_story.before(0)), m_memory);
        other.m_habits = m_habits;
        other.m_now.row = row();
        other.m_now.courses = std::move(courses);
        if (auto problem = addLog(other.m_story, course.entries)) {
            return problem;
        }
        const bool over = isOver(other.m_story.before(head));
        other.m_now.stand(head, over, m_clock());
        if (over && !course.finishedAt.empty()) {
            other.m_now.row.finishedAt = course.finishedAt;
        }
        if (course.draft.empty()) {
            other.carryOver(*this);
        } else {
            other.takeTouches(readJournal(course.draft));
        }
        const auto keep
            = [&] { return m_store->rewrite(other.m_now.written(), 0, course.entries, other.m_now.courses); };
        return keepThenShow(0, keep, [&] {
            other.m_keeping = m_keeping;
            *this = std::move(other);
        });
    }

    /// What was entered since the last action of a game that went another way, as far as it still holds. It
    /// is not taken back before the change is.
    void carryOver(const RunningGame &from)
    {
        m_now.touches = Touches(m_story, head());
        if (isSameTurn(from.state(), state())) {
            m_now.touches.carryOver(from.touches().entered(from.head()), m_story, plays());
        }
        m_now.draft = touches().draftAt(head(), m_story);
    }

    Store *m_store;
    Clock m_clock;
    TableHabits m_habits;
    TableMemory m_memory;
    Story m_story;
    Present m_now;
    Keeping m_keeping;
};
