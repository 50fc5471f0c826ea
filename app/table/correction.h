// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/counts.h"
#include "app/table/play.h"
#include "app/table/touch.h"

/// What a correction by hand sets: only what is different from before.
template<typename Value>
std::optional<Value> changedTo(const Value &before, const Value &after)
{
    return before == after ? std::nullopt : std::optional(after);
}
template<typename Enum>
PerId<Enum, std::optional<int>> changedTo(const PerId<Enum, int> &before, const PerId<Enum, int> &after)
{
    PerId<Enum, std::optional<int>> changes;
    for (const Enum value : valuesOf<Enum>()) {
        changes[value] = changedTo(before[value], after[value]);
    }
    return changes;
}

/// The words of every correction.
struct CorrectionWords {
    static TableWide save();
    static TableChoice cancel();
    static TableField why(const std::string &text);
    static QString total(int before, int after);
};

/// The table's word: what players have, changed by hand, and kept as one marked action each. What is entered
/// stays in the draft's `corrections` until it is saved or given up. Beside the action `Adjust` a game has
///
///     sheetOf(State, seat): all of a player that can be changed
///     countsByHand(State, Sheet) or countsByHand(Play, Sheet): its numbers, group by group
///     adjustFor(State, seat, Sheet): the Adjust that makes this sheet of the one there is, without its `why`
///     afterCorrection(Draft, State): what of a draft still holds then, if not all of it
///     totalText(State, int before, int after): what becomes of somebody's total, if it is not called that
template<typename Play>
class CorrectionOf
{
public:
    using State = typename Play::State;
    using Draft = typename Play::Draft;
    using Answer = AnswerOf<typename Play::Rules, Draft>;
    using Sheet = decltype(sheetOf(std::declval<const State &>(), 0));
    using Adjust = decltype(adjustFor(std::declval<const State &>(), 0, std::declval<const Sheet &>()));

    explicit CorrectionOf(const Play &play)
        : m_play(play)
    {
    }

    TableCorrectPage page() const
    {
        TableCorrectPage page{.save = CorrectionWords::save(), .cancel = CorrectionWords::cancel()};
        const auto problem = whyNotSaved();
        page.save.enabled = !adjustments().empty() && problem.isEmpty();
        page.cancel.enabled = !m_play.draft.corrections.empty();
        for (int seat = 0; seat < m_play.seatCount(); ++seat) {
            page.sheets << viewOf(seat);
            if (!problem.isEmpty()) {
                page.sheets.last().note = problem;
            }
        }
        return page;
    }

    /// Nothing if it is no touch of a correction.
    std::optional<Answer> touch(const Touch &touch) const
    {
        if (!touch.id.starts_with(Prefix)) {
            return std::nullopt;
        }
        const auto what = std::string_view(touch.id).substr(Prefix.size());
        if (what == "save") {
            return save();
        }
        if (what == "cancel") {
            auto next = m_play.draft;
            next.corrections.clear();
            return Answer{{std::move(next)}};
        }
        for (int seat = 0; seat < m_play.seatCount(); ++seat) {
            const auto ofSeat = std::to_string(seat) + "-";
            if (what.starts_with(ofSeat)) {
                return set(seat, what.substr(ofSeat.size()), touch);
            }
        }
        return Answer{{m_play.draft}};
    }

    /// All of a player that can be changed, as far as it is corrected already.
    Sheet correctedSheet(int seat) const { return sheetOf(stateWith(entered(seat)), seat); }
    /// The correction that makes this sheet of a player's, with the reason that was given.
    Adjust adjustTo(int seat, const Sheet &sheet) const
    {
        auto adjust = adjustFor(m_play.state(), seat, sheet);
        adjust.why = entered(seat).why;
        return adjust;
    }
    /// It is kept with those of the other players.
    Draft with(const Adjust &adjust) const
    {
        auto next = m_play.draft;
        std::erase_if(next.corrections, [&](const Adjust &other) { return other.player == adjust.player; });
        if (adjust != Adjust{.player = adjust.player}) {
            next.corrections.push_back(adjust);
            std::ranges::sort(next.corrections, {}, &Adjust::player);
        }
        return next;
    }

private:
    static constexpr std::string_view Prefix = "correct-";

    static QString rowId(int seat, const QString &what)
    {
        return QString::fromLatin1(Prefix.data(), Prefix.size())
            + QStringLiteral("%1-%2").arg(QString::number(seat), what);
    }
    std::vector<CountsOf<Sheet>> counts(const State &state, const Sheet &sheet) const
    {
        if constexpr (requires { countsByHand(m_play, sheet); }) {
            return countsByHand(m_play, sheet);
        } else {
            return countsByHand(state, sheet);
        }
    }
    static bool changesAnything(const Adjust &adjust)
    {
        Adjust nothing{.player = adjust.player};
        nothing.why = adjust.why;
        return adjust != nothing;
    }
    static int totalOf(const State &state, int seat)
    {
        int total = 0;
        for (const auto &part : scoreOf(state, seat)) {
            total += part.points;
        }
        return total;
    }
    QString totalNote(const State &after, int seat) const
    {
        const int was = totalOf(m_play.state(), seat);
        const int is = totalOf(after, seat);
        if constexpr (requires { totalText(after, was, is); }) {
            return totalText(after, was, is);
        } else {
            return CorrectionWords::total(was, is);
        }
    }

    Adjust entered(int seat) const
    {
        for (const auto &adjust : m_play.draft.corrections) {
            if (adjust.player == seat) {
                return adjust;
            }
        }
        return Adjust{.player = seat};
    }
    State stateWith(const Adjust &adjust) const
    {
        auto state = m_play.state();
        typename Play::Rules::Events events;
        perform(state, adjust, events);
        return state;
    }

    TableCorrection viewOf(int seat) const
    {
        const auto adjust = entered(seat);
        const auto state = stateWith(adjust);
        const auto sheet = sheetOf(state, seat);
        TableCorrection view{.why = CorrectionWords::why(adjust.why), .note = totalNote(state, seat)};
        view.why.id = rowId(seat, QStringLiteral("why"));
        for (const auto &group : counts(state, sheet)) {
            TableFigures figures{.title = group.title};
            for (const auto &count : group.counts) {
                figures.rows << figureOf(count, sheet);
                figures.rows.last().counter.id = rowId(seat, count.counter.id);
            }
            view.groups << figures;
        }
        return view;
    }

    Answer set(int seat, std::string_view what, const Touch &touch) const
    {
        auto adjust = entered(seat);
        if (isOver(m_play.state())) {
            return tl::unexpected(refusal(m_play.state(), adjust).value());
        }
        if (what == "why") {
            adjust.why = touch.text;
            return Answer{{with(adjust)}};
        }
        const auto state = stateWith(adjust);
        auto sheet = sheetOf(state, seat);
        for (const auto &group : counts(state, sheet)) {
            if (setCount(group.counts, what, touch.number, sheet)) {
                return Answer{{with(adjustTo(seat, sheet))}};
            }
        }
        return Answer{{m_play.draft}};
    }

    std::vector<typename Play::Action> adjustments() const
    {
        std::vector<typename Play::Action> actions;
        for (const auto &adjust : m_play.draft.corrections) {
            if (changesAnything(adjust)) {
                actions.emplace_back(adjust);
            }
        }
        return actions;
    }

    /// In a sentence; else empty.
    QString whyNotSaved() const
    {
        auto state = m_play.state();
        typename Play::Rules::Events events;
        for (const auto &action : adjustments()) {
            if (const auto error = refusal(state, action)) {
                return m_play.sentence(*error);
            }
            perform(state, action, events);
        }
        return {};
    }

    Answer save() const
    {
        auto actions = adjustments();
        if (actions.empty()) {
            return Answer{{m_play.draft}};
        }
        auto state = m_play.state();
        typename Play::Rules::Events events;
        for (const auto &action : actions) {
            if (const auto error = refusal(state, action)) {
                return tl::unexpected(*error);
            }
            perform(state, action, events);
        }
        auto next = m_play.draft;
        next.corrections.clear();
        if constexpr (requires { afterCorrection(next, state); }) {
            next = afterCorrection(next, state);
        }
        return Answer{{std::move(next), std::move(actions)}};
    }

    const Play &m_play;
};

/// What a touch comes to if it is one of a correction.
template<typename Play>
std::optional<typename CorrectionOf<Play>::Answer> correctTouch(const Play &play, const Touch &touch)
{
    return CorrectionOf<Play>(play).touch(touch);
}
