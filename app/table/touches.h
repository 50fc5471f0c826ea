// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/actiontexts.h"
#include "app/table/journal.h"
#include "app/table/play.h"

#include <algorithm>
#include <memory>
#include <utility>

/// The touches of the running turn and the one before, and what stood on the page after each of them: the
/// journal is what is kept, the drafts are its fold. Undo and redo move in it.
template<typename Rules, typename Draft>
class TouchesOf
{
public:
    using Story = StoryOf<Rules>;
    using Entry = Journal::Entry;

    TouchesOf() = default;
    /// None yet, after so many actions.
    TouchesOf(const Story &story, int head)
        : TouchesOf(story, Journal{.from = head})
    {
    }

    /// Makes touches again. One that would not do what it did then, as after an update of the app, ends them;
    /// what is an action stays one. `playAt` gives the play after so many actions with a draft.
    template<typename PlayAt>
    static TouchesOf made(std::optional<Journal> journal, const Story &story, int head, PlayAt playAt)
    {
        if (!journal || journal->from > story.length()) {
            return TouchesOf(story, story.length());
        }
        const auto entries = std::exchange(journal->entries, {});
        TouchesOf touches(story, std::move(*journal));
        touches.repeat(entries, story, playAt);
        if (touches.journal().asideAt > touches.size()) {
            touches.forgetAside();
        }
        const bool inside = head >= touches.journal().from;
        const bool holds = touches.journal().at <= touches.size()
            && (!inside || touches.headAt(touches.journal().at) == head);
        return holds ? touches : TouchesOf(story, story.length());
    }

    const Journal &journal() const { return m_journal; }
    int at() const { return m_journal.at; }
    int headAt(int i) const { return m_journal.headAt(i); }
    /// The next undo takes one back, where so many actions count; the next redo brings one again.
    bool has(int head) const { return head >= m_journal.from && at() > m_journal.least; }
    bool hasUndone() const { return at() < size(); }
    /// What stands on the page there has been done before and was taken back.
    bool isBroughtBack(int head) const
    {
        return head < m_journal.from
            || std::any_of(m_journal.entries.begin() + at(), m_journal.entries.end(),
                [](const Entry &undone) { return undone.actions > 0 || undone.touch.afterUndo; });
    }
    const Entry &last() const { return m_journal.entries[static_cast<std::size_t>(at()) - 1]; }
    /// What stood on the page before the last one.
    const Draft &draftBeforeLast() const { return draftAfter(at() - 1); }
    /// What stands on the page there: what the touches came to, or what was entered for an action before
    /// them.
    Draft draftAt(int head, const Story &story) const
    {
        return head < m_journal.from ? draftOf(story.action(head), story.before(head)) : draftAfter(at());
    }
    /// Those since the last action.
    std::vector<Entry> entered(int head) const
    {
        int first = at();
        while (head >= m_journal.from && first > 0 && headAt(first - 1) == head) {
            --first;
        }
        return {m_journal.entries.begin() + first, m_journal.entries.begin() + at()};
    }

    void moveTo(int at) { m_journal.at = at; }

    /// One more, after which the draft stands on the page. What could be brought again cannot be any more,
    /// but for a touch that does nothing: then it can as soon as the same stands on the page again.
    void add(const Story &story, int head, Entry entry, const Draft &draft)
    {
        if (head < m_journal.from) {
            *this = TouchesOf(
                story, Journal{.from = head, .opened = writtenAction(story.setup(), story.action(head))});
        }
        const auto here = static_cast<std::size_t>(at());
        if (entry.actions > 0) {
            forgetAside();
        } else if (hasUndone() && m_journal.entries[here] == entry && draftAfter(at() + 1) == draft) {
            ++m_journal.at;
            return;
        } else {
            layAside();
        }
        m_journal.entries.resize(here);
        m_journal.entries.push_back(std::move(entry));
        ++m_journal.at;
        m_drafts.resize(here + 1);
        addDraft(draft);
    }

    /// Where the same stands on the page as before somebody looked elsewhere, what could be brought again
    /// then can be.
    template<typename PlayAt>
    void bringBackAside(const Story &story, PlayAt playAt)
    {
        if (!m_journal.aside.empty() && !hasUndone() && *m_drafts.back() == draftAfter(m_journal.asideAt)) {
            const auto entries = std::exchange(m_journal.aside, {});
            m_journal.asideAt = 0;
            repeat(entries, story, playAt);
        }
    }

    /// Back to where this draft stood on the page since the last action; where it did not, one more.
    void leaveFor(const Story &story, int head, const Touch &touch, const Draft &draft)
    {
        forgetAside();
        const bool inside = head >= m_journal.from;
        for (int i = inside ? at() : -1; i >= m_journal.least && headAt(i) == head; --i) {
            if (draftAfter(i) == draft) {
                m_journal.entries.resize(static_cast<std::size_t>(i));
                m_journal.at = i;
                m_drafts.resize(static_cast<std::size_t>(i) + 1);
                return;
            }
        }
        add(story, head, {touch, 0}, draft);
    }

    /// Leaves the running turn and the one before; on disk this is so with the next touch.
    void forgetEarlierTurns(const Story &story)
    {
        int ends = 0;
        for (int i = at(); i > m_journal.least; --i) {
            const auto &after = story.before(headAt(i));
            if (isSameTurn(story.before(headAt(i - 1)), after) || ++ends < 2) {
                continue;
            }
            if (draftAfter(i) == freshDraft(after)) {
                m_journal.from = headAt(i);
                m_journal.opened.clear();
                m_journal.entries.erase(m_journal.entries.begin(), m_journal.entries.begin() + i);
                m_journal.at -= i;
                m_journal.least = 0;
                forgetAside();
                m_drafts.erase(m_drafts.begin(), m_drafts.begin() + i);
            }
            return;
        }
    }

    /// Makes touches of another course of the game again, as far as they still hold. They are not taken back
    /// one by one.
    template<typename PlayAt>
    void carryOver(const std::vector<Entry> &entries, const Story &story, PlayAt playAt)
    {
        repeat(entries, story, playAt);
        m_journal.at = m_journal.least = size();
    }

private:
    TouchesOf(const Story &story, Journal journal)
        : m_journal(std::move(journal))
    {
        const auto &before = story.before(m_journal.from);
        const auto opened = readAction<Rules>(m_journal.opened, story.setup());
        addDraft(opened ? draftOf(*opened, before) : freshDraft(before));
    }

    int size() const { return static_cast<int>(m_journal.entries.size()); }
    /// What stood on the page after so many of them.
    const Draft &draftAfter(int entries) const { return *m_drafts[static_cast<std::size_t>(entries)]; }
    void addDraft(Draft draft) { m_drafts.push_back(std::make_shared<const Draft>(std::move(draft))); }

    void layAside()
    {
        auto &aside = m_journal.aside;
        if (!aside.empty() && at() >= m_journal.asideAt) {
            return;
        }
        const auto &entries = m_journal.entries;
        const auto end = aside.empty() ? entries.end() : entries.begin() + m_journal.asideAt;
        aside.insert(aside.begin(), entries.begin() + at(), end);
        m_journal.asideAt = aside.empty() ? 0 : at();
    }
    void forgetAside()
    {
        m_journal.aside.clear();
        m_journal.asideAt = 0;
    }

    /// Makes these after all others, as long as they do what they did. What is remembered since then may
    /// propose something else; what was done stands in the game nevertheless, and nothing is entered after
    /// it.
    template<typename PlayAt>
    void repeat(const std::vector<Entry> &entries, const Story &story, PlayAt playAt)
    {
        int head = headAt(size());
        for (const auto &entry : entries) {
            if (head + entry.actions > story.length()) {
                return;
            }
            const auto answered = answer(playAt(head, *m_drafts.back()), entry.touch);
            const bool again = answered && areSame(answered->actions, story, head, entry.actions);
            if (!again && entry.actions == 0) {
                return;
            }
            head += entry.actions;
            const auto &state = story.before(head);
            m_journal.entries.push_back(entry);
            addDraft(!again || isOver(state) ? freshDraft(state) : answered->next);
        }
    }
    /// What was described meanwhile under the same name gives an action other figures; it is what it was.
    static bool areSame(
        const std::vector<typename Rules::Action> &actions, const Story &story, int head, int count)
    {
        return static_cast<int>(actions.size()) == count
            && std::ranges::all_of(
                actions, [&](const auto &action) { return action.index() == story.action(head++).index(); });
    }

    Journal m_journal;
    /// Before the first of them, and after each. They are shared with the copies that every touch makes.
    std::vector<std::shared_ptr<const Draft>> m_drafts;
};
