// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/journal.h"
#include "app/table/opening.h"
#include "app/table/play.h"
#include "model/json/parse.h"
#include "model/json/write.h"

#include <algorithm>
#include <span>

/// One stored game being played, touch by touch: what is shown here is on disk already, unless it says that
/// it is behind. `Rules` are those of model/record/gameof.h; `Draft` is what has been entered and is not an
/// action yet. Beside them the game has
///
///     freshDraft(State): nothing is entered yet
///     draftOf(Action, State before): what stood on the page when this was done
///     answer(PlayOf<Rules, Draft>, Touch): an AnswerOf<Rules, Draft>, the same whenever it is asked
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

    static Stored<RunningGame> open(Store &store, std::int64_t game, Clock clock)
    {
        const auto damaged = [](const char *what) {
            return tl::unexpected(StoreError{StoreError::Code::Damaged, what});
        };
        auto row = store.game(game);
        const auto log = row ? store.log(game) : tl::unexpected(row.error());
        if (!log) {
            return tl::unexpected(log.error());
        }
        const auto setup = readSetup(*row);
        if (!setup) {
            return damaged("options");
        }
        RunningGame running(store, std::move(clock), Story(start(*setup)), row->game);
        running.m_now.row = std::move(*row);
        if (running.tell(*log)) {
            return damaged("action");
        }
        running.takeJournal(running.row().draft);
        // Nobody is kept from a game for want of what it might have been.
        running.m_now.courses = store.courses(game).value_or(Courses());
        return running;
    }

    const Store &store() const { return *m_store; }
    const GameRow &row() const { return m_now.row; }
    const Story &story() const { return m_story; }
    const State &state() const { return m_story.before(head()); }
    const Draft &draft() const { return m_now.draft; }
    const Journal &journal() const { return m_now.journal; }
    Play play() const { return playAt(head(), draft()); }
    /// How many actions count, and how many are kept.
    int head() const { return row().head; }
    int length() const { return m_story.length(); }
    void setHabits(const TableHabits &habits) { m_habits = habits; }
    /// After so many actions the change of an earlier turn is the next to be taken back; 0 if there is none.
    int changedAt() const
    {
        const auto &courses = m_now.courses;
        return courses.before.empty() || head() < courses.start ? 0 : courses.start;
    }
    /// The touch that the next undo takes back; none where it takes an action or a change.
    const Journal::Entry *lastTouch() const
    {
        return hasTouch() ? &journal().entries[static_cast<std::size_t>(journal().at) - 1] : nullptr;
    }
    /// The page that it was made on.
    Play playBeforeLastTouch() const
    {
        const int before = journal().at - 1;
        return playAt(journal().headAt(before), m_now.drafts[static_cast<std::size_t>(before)]);
    }
    bool canUndo() const { return hasTouch() || head() > 0; }
    bool canRedo() const { return head() < journal().from || hasUndoneTouch() || changesLater(); }
    /// Why some of what is shown is in memory alone: no room, or a place that cannot be written.
    const std::optional<StoreError> &behind() const { return m_behind; }

    /// Tries once more to keep all that is shown, in one step.
    void catchUp()
    {
        if (m_behind) {
            const auto kept = m_store->rewrite(
                rowWith(m_now), m_keptUpTo, entries(m_keptUpTo, length()), m_now.courses, m_notRemembered);
            m_behind = kept ? std::nullopt : std::optional(kept.error());
            if (kept) {
                m_notRemembered.clear();
                m_memory.refresh();
            }
        }
    }

    /// The actions that count, as they are stored.
    std::vector<LogEntry> entries() const { return entries(0, head()); }

    /// The game as the store would hand it out: without what could be redone.
    Record record() const
    {
        Record record{.id = row().uuid,
            .game = row().game,
            .options = encode(m_story.setup()),
            .startedAt = row().startedAt,
            .finishedAt = row().finishedAt,
            .place = row().place,
            .note = row().note};
        for (const auto &seat : row().seats) {
            record.players.push_back(seat.name);
        }
        for (int i = 0; i < head(); ++i) {
            record.actions.push_back({encode(m_story.action(i)), m_story.time(i)});
        }
        return record;
    }

    /// Decide, keep, then show. Several actions that one touch does are kept together or not at all.
    std::optional<Problem> touch(const Touch &touched)
    {
        auto answered = answer(play(), touched);
        if (!answered) {
            return answered.error();
        }
        const auto &actions = answered->actions;
        if (actions.empty() && answered->next == draft()) {
            return std::nullopt;
        }
        return actions.empty() ? keepEntered(touched, std::move(answered->next))
                               : keepDone(touched, std::move(*answered));
    }

    /// The same game with more in its options: a part that no action names yet. Whatever was done must come
    /// to the same, or nothing changes. It is not an undo's business.
    std::optional<Problem> extend(const typename Rules::Setup &setup)
    {
        Story extended(start(setup));
        for (int i = 0; i < length(); ++i) {
            if (auto error = extended.add(m_story.action(i), m_story.time(i))) {
                return *error;
            }
            if (!isSameTurn(extended.before(i + 1), m_story.before(i + 1))
                || isOver(extended.before(i + 1)) != isOver(m_story.before(i + 1))) {
                return StoreError{StoreError::Code::Unavailable, "another course"};
            }
        }
        auto options = Json::writeCompact(encode(setup));
        if (const auto kept = m_store->setOptions(row().id, options); !kept) {
            return kept.error();
        }
        m_now.row.options = std::move(options);
        m_story = std::move(extended);
        return std::nullopt;
    }

    /// What was described once, and was wrong or is no longer wanted. It is not an undo's business.
    std::optional<Problem> forget(const Memo &memo)
    {
        if (const auto forgotten = Memory(*m_store).forget(row().game, memo); !forgotten) {
            return forgotten.error();
        }
        std::erase(m_notRemembered, memo);
        m_memory.refresh();
        return std::nullopt;
    }

    std::optional<Problem> undo()
    {
        return hasTouch() ? moveInJournal(journal().at - 1) : undoTo(head() - 1);
    }

    /// Back to where so many actions counted, but not beyond the latest change of an earlier turn, which is
    /// taken back as one.
    std::optional<Problem> undoTo(int actions)
    {
        if (head() == 0) {
            return std::nullopt;
        }
        if (actions < changedAt()) {
            return takeChangeBack();
        }
        int at = journal().at;
        while (at > journal().least && journal().headAt(at) > actions) {
            --at;
        }
        return journal().headAt(at) <= actions ? moveInJournal(at) : moveTo(actions, journal().least);
    }

    std::optional<Problem> redo()
    {
        if (head() < journal().from) {
            return moveTo(head() + 1, journal().at);
        }
        if (hasUndoneTouch()) {
            return moveInJournal(journal().at + 1);
        }
        return changesLater() ? changeAgain() : std::nullopt;
    }

    /// The game as it was after so many actions, nothing half entered.
    std::optional<Problem> goTo(int actions)
    {
        auto to = m_now;
        to.journal = {.from = length()};
        to.drafts = {freshDraft(m_story.before(length()))};
        auto problem = show(std::move(to), actions);
        m_now.draft = freshDraft(state());
        return problem;
    }

    /// Takes a whole other course for the game; undo leads back to the one it had.
    std::optional<Problem> replace(const std::vector<LogEntry> &entries)
    {
        const int start = static_cast<int>(entries.size());
        auto courses = m_now.courses;
        courses.before.push_back(course(head()));
        courses.start = start;
        courses.after.clear();
        return follow({entries, start, {}, row().finishedAt}, start, std::move(courses));
    }

private:
    /// What changes with a touch, beside the story itself.
    struct Now {
        GameRow row;
        Journal journal;
        /// What stood on the page before the first touch of the journal, and after each of them.
        std::vector<Draft> drafts;
        /// What stands on it.
        Draft draft;
        Courses courses;
    };

    RunningGame(Store &store, Clock clock, Story story, const std::string &game)
        : m_store(&store)
        , m_clock(std::move(clock))
        , m_memory(store, game)
        , m_story(std::move(story))
    {
    }

    Play playAt(int head, const Draft &draft) const
    {
        return {m_story, head, draft, row().seats, m_habits, m_memory};
    }
    bool hasTouch() const { return head() >= journal().from && journal().at > journal().least; }
    bool hasUndoneTouch() const { return journal().at < static_cast<int>(journal().entries.size()); }
    /// The next redo brings the change of an earlier turn again.
    bool changesLater() const
    {
        return !m_now.courses.after.empty() && head() == length() && !hasUndoneTouch();
    }

    // As texts.

    static std::optional<Action> readAction(std::string_view text)
    {
        Action action;
        return readInto(text, [&](Fields &fields) { decode(fields, action); }) ? std::optional(action)
                                                                               : std::nullopt;
    }

    static std::optional<typename Rules::Setup> readSetup(const GameRow &row)
    {
        typename Rules::Setup setup;
        const auto read = [&](Fields &fields) { decode(fields, static_cast<int>(row.seats.size()), setup); };
        return readInto(row.options, read) ? std::optional(setup) : std::nullopt;
    }

    template<typename Decode>
    static bool readInto(std::string_view text, Decode decode)
    {
        const auto value = Json::parse(text);
        if (!value) {
            return false;
        }
        Findings findings;
        {
            Fields fields(*value, {}, findings);
            decode(fields);
        }
        return findings.empty();
    }

    static std::string written(const Action &action) { return Json::writeCompact(encode(action)); }

    std::vector<LogEntry> entries(int from, int to) const
    {
        std::vector<LogEntry> list;
        for (int i = from; i < to; ++i) {
            list.push_back({written(m_story.action(i)), m_story.time(i)});
        }
        return list;
    }

    std::optional<Problem> tell(std::span<const LogEntry> log)
    {
        for (const auto &entry : log) {
            const auto action = readAction(entry.action);
            if (!action) {
                return StoreError{StoreError::Code::Damaged, "action"};
            }
            if (const auto error = m_story.add(*action, entry.at)) {
                return *error;
            }
        }
        return std::nullopt;
    }

    static GameRow rowWith(const Now &now)
    {
        auto row = now.row;
        row.draft = writeJournal(now.journal);
        return row;
    }

    // Touches.

    std::optional<Problem> keepEntered(const Touch &touched, Draft next)
    {
        auto after = m_now;
        after.draft = std::move(next);
        note(after, {touched, 0});
        after.courses.after.clear();
        const auto keep = [&] {
            return m_now.courses.after.empty()
                ? m_store->saveDraft(row().id, writeJournal(after.journal))
                : m_store->rewrite(rowWith(after), length(), {}, after.courses);
        };
        return keepThenShow(length(), keep, [&] { m_now = std::move(after); });
    }

    std::optional<Problem> keepDone(const Touch &touched, DoneOf<Rules, Draft> done)
    {
        const auto at = m_clock();
        std::vector<LogEntry> log;
        State state = this->state();
        typename Rules::Events events;
        for (const auto &action : done.actions) {
            if (const auto error = refusal(state, action)) {
                return *error;
            }
            perform(state, action, events);
            log.push_back({written(action), at});
        }
        const int did = static_cast<int>(done.actions.size());
        const bool over = isOver(state);
        auto after = m_now;
        // Whatever was to come next, a game that is over has nothing half entered.
        after.draft = over ? freshDraft(state) : std::move(done.next);
        note(after, {touched, did});
        after.courses.after.clear();
        if (head() < after.courses.start) {
            after.courses = {};
        }
        stand(after.row, head() + did, over, at);
        const auto keep = [&] {
            return m_store->append(row().id, log, over, writeJournal(after.journal), done.remember);
        };
        return keepThenShow(head(), keep, [&] {
            m_story.cut(head());
            for (const auto &action : done.actions) {
                m_story.add(action, at);
            }
            m_now = std::move(after);
            if (m_behind) {
                m_notRemembered.insert(m_notRemembered.end(), done.remember.begin(), done.remember.end());
            }
            m_memory.refresh();
            forgetEarlierTurns();
        });
    }

    /// One more touch, after which the draft stands on the page.
    void note(Now &now, Journal::Entry entry) const
    {
        auto &journal = now.journal;
        if (head() < journal.from) {
            journal = {.from = head(), .opened = written(m_story.action(head()))};
            now.drafts = {firstDraft(journal)};
        }
        const auto at = static_cast<std::size_t>(journal.at);
        journal.entries.resize(at);
        journal.entries.push_back(std::move(entry));
        ++journal.at;
        now.drafts.resize(at + 1);
        now.drafts.push_back(now.draft);
    }

    /// Leaves the running turn and the one before; on disk this is so with the next touch.
    void forgetEarlierTurns()
    {
        auto &journal = m_now.journal;
        int ends = 0;
        for (int i = journal.at; i > journal.least; --i) {
            const auto &after = m_story.before(journal.headAt(i));
            if (isSameTurn(m_story.before(journal.headAt(i - 1)), after) || ++ends < 2) {
                continue;
            }
            if (m_now.drafts[static_cast<std::size_t>(i)] == freshDraft(after)) {
                journal.from = journal.headAt(i);
                journal.opened.clear();
                journal.entries.erase(journal.entries.begin(), journal.entries.begin() + i);
                journal.at -= i;
                journal.least = 0;
                m_now.drafts.erase(m_now.drafts.begin(), m_now.drafts.begin() + i);
            }
            return;
        }
    }

    static bool isSameTurn(const State &one, const State &other)
    {
        return one.round == other.round && one.seat == other.seat;
    }

    /// What stood on the page before the first touch.
    Draft firstDraft(const Journal &journal) const
    {
        const auto &before = m_story.before(journal.from);
        const auto opened = readAction(journal.opened);
        return opened ? draftOf(*opened, before) : freshDraft(before);
    }

    /// Reads the touches and makes them again. One that would not do what it did then, as after an update of
    /// the app, ends them; what is an action stays one.
    void takeJournal(const std::string &text)
    {
        const auto begin = [&](Journal journal) {
            m_now.drafts = {firstDraft(journal)};
            m_now.journal = std::move(journal);
        };
        auto read = readJournal(text);
        const bool fits = read && read->from <= length();
        begin(fits ? std::move(*read) : Journal{.from = length()});
        const int valid = repeat(journal().entries);
        const bool inside = head() >= journal().from;
        if (valid < journal().at || (inside && journal().headAt(journal().at) != head())) {
            begin({.from = length()});
        }
        m_now.journal.entries.resize(m_now.drafts.size() - 1);
        m_now.draft = draftAt(head(), m_now);
    }

    /// Makes these touches after the last draft, as far as they still do what they did; tells how far.
    int repeat(const std::vector<Journal::Entry> &entries)
    {
        auto &drafts = m_now.drafts;
        int at = journal().from;
        for (const auto &[touched, did] : entries) {
            const auto answered = answer(playAt(at, drafts.back()), touched);
            if (!answered || static_cast<int>(answered->actions.size()) != did || at + did > length()) {
                break;
            }
            const auto isAsKept
                = [&](const Action &action) { return written(action) == written(m_story.action(at++)); };
            if (!std::ranges::all_of(answered->actions, isAsKept)) {
                break;
            }
            const auto &state = m_story.before(at);
            drafts.push_back(isOver(state) ? freshDraft(state) : answered->next);
        }
        return static_cast<int>(drafts.size()) - 1;
    }

    // Undo and redo.

    /// What stands on the page there: what the touches came to, or what was entered for an action before
    /// them.
    Draft draftAt(int head, const Now &now) const
    {
        return head < now.journal.from ? draftOf(m_story.action(head), m_story.before(head))
                                       : now.drafts[static_cast<std::size_t>(now.journal.at)];
    }

    std::optional<Problem> moveInJournal(int at) { return moveTo(journal().headAt(at), at); }

    std::optional<Problem> moveTo(int head, int at)
    {
        auto to = m_now;
        to.journal.at = at;
        return show(std::move(to), head);
    }

    std::optional<Problem> show(Now to, int head)
    {
        const bool over = isOver(m_story.before(head));
        const auto now = m_clock();
        stand(to.row, head, over, now);
        to.draft = draftAt(head, to);
        const auto keep
            = [&] { return m_store->setHead(row().id, head, over, writeJournal(to.journal), now); };
        return keepThenShow(length(), keep, [&] { m_now = std::move(to); });
    }

    // Other courses of the game.

    OtherCourse course(int upTo) const
    {
        return {entries(0, upTo), m_now.courses.start, writeJournal(journal()), row().finishedAt};
    }

    /// To before the latest change of an earlier turn.
    std::optional<Problem> takeChangeBack()
    {
        auto courses = m_now.courses;
        const auto to = std::move(courses.before.back());
        courses.before.pop_back();
        courses.after.insert(courses.after.begin(), course(length()));
        courses.start = to.start;
        return follow(to, static_cast<int>(to.entries.size()), std::move(courses));
    }

    /// To after the next one.
    std::optional<Problem> changeAgain()
    {
        auto courses = m_now.courses;
        const auto to = std::move(courses.after.front());
        courses.after.erase(courses.after.begin());
        courses.before.push_back(course(head()));
        courses.start = to.start;
        return follow(to, to.start, std::move(courses));
    }

    std::optional<Problem> follow(const OtherCourse &course, int head, Courses courses)
    {
        RunningGame other(*m_store, m_clock, Story(m_story.before(0)), row().game);
        other.m_habits = m_habits;
        other.m_now.row = row();
        other.m_now.courses = std::move(courses);
        if (auto problem = other.tell(course.entries)) {
            return problem;
        }
        const bool over = isOver(other.m_story.before(head));
        stand(other.m_now.row, head, over, m_clock());
        if (over && !course.finishedAt.empty()) {
            other.m_now.row.finishedAt = course.finishedAt;
        }
        if (course.draft.empty()) {
            other.carryOver(*this);
        } else {
            other.takeJournal(course.draft);
        }
        const auto keep
            = [&] { return m_store->rewrite(rowWith(other.m_now), 0, course.entries, other.m_now.courses); };
        return keepThenShow(0, keep, [&] {
            other.m_behind = m_behind;
            other.m_keptUpTo = m_keptUpTo;
            other.m_notRemembered = m_notRemembered;
            *this = std::move(other);
        });
    }

    /// What was entered since the last action of a game that went another way, as far as it still holds. It
    /// is not taken back before the change is.
    void carryOver(const RunningGame &from)
    {
        auto &journal = m_now.journal;
        journal = {.from = head()};
        m_now.drafts = {freshDraft(state())};
        if (isSameTurn(from.state(), state()) && from.head() >= from.journal().from) {
            auto first = from.journal().at;
            while (first > 0 && from.journal().headAt(first - 1) == from.head()) {
                --first;
            }
            const auto &all = from.journal().entries;
            const std::vector<Journal::Entry> entered(all.begin() + first, all.begin() + from.journal().at);
            journal.at = journal.least = repeat(entered);
            journal.entries.assign(entered.begin(), entered.begin() + journal.at);
        }
        m_now.draft = m_now.drafts.back();
    }

    // The store.

    /// Nothing is shown before it is kept; but a game does not stop for want of room. Then it goes on in
    /// memory, and whatever is done next is kept together with all that is not yet.
    template<typename Keep, typename Show>
    std::optional<Problem> keepThenShow(int from, Keep keep, Show show)
    {
        if (!m_behind) {
            const auto kept = keep();
            if (kept) {
                show();
                return std::nullopt;
            }
            if (!mayPass(kept.error())) {
                return kept.error();
            }
            m_behind = kept.error();
            m_keptUpTo = from;
        }
        m_keptUpTo = std::min(m_keptUpTo, from);
        show();
        catchUp();
        return std::nullopt;
    }

    static bool mayPass(const StoreError &error)
    {
        using Code = StoreError::Code;
        return error.code == Code::Full || error.code == Code::Unavailable || error.code == Code::ReadOnly;
    }

    /// What the row says then, as the store has it.
    static void stand(GameRow &row, int head, bool over, const std::string &at)
    {
        row.finishedAt = !over ? std::string() : row.over ? row.finishedAt : at;
        row.head = head;
        row.over = over;
        row.touchedAt = at;
    }

    Store *m_store;
    Clock m_clock;
    TableHabits m_habits;
    TableMemory m_memory;
    Story m_story;
    Now m_now;
    std::optional<StoreError> m_behind;
    /// While behind: so many actions are on disk as they are here.
    int m_keptUpTo = 0;
    /// And this was described, but is not in the store.
    std::vector<Memo> m_notRemembered;
};
