// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/story.h"
#include "app/table/tablememory.h"
#include "db/store.h"

#include <QString>

#include <tl/expected.hpp>

#include <algorithm>
#include <variant>

/// What the players like, whichever game.
struct TableHabits {
    /// What a roll did is shown even if nothing struck.
    bool alwaysShowResult = false;
};

/// All that a page is made of: the game so far, what is half entered, who sits at the table.
/// `Draft` is the game's own: what has been entered and is not an action yet.
template<typename GameRules, typename GameDraft>
struct PlayOf {
    using Rules = GameRules;
    using Draft = GameDraft;
    using Story = StoryOf<Rules>;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    const Story &story;
    /// So many of its actions count.
    int head = 0;
    const Draft &draft;
    const std::vector<Seat> &seats;
    TableHabits habits;
    const TableMemory &memory;

    const State &state() const { return story.before(head); }
    const typename Rules::Setup &setup() const { return story.setup(); }
    /// Also of a seat that nobody sits at, if the game is in the list of games.
    QString nameOf(int seat) const
    {
        const auto at = static_cast<std::size_t>(seat);
        return at < seats.size() ? QString::fromStdString(seats[at].name) : seatNames(heading()).value(seat);
    }
    QString colourOf(int seat) const
    {
        const auto at = static_cast<std::size_t>(seat);
        return at < seats.size() ? QString::fromStdString(seats[at].colour)
                                 : otherSeats(heading())[at - seats.size()].colour;
    }
    /// The players' and those that nobody sits at.
    int seatCount() const { return static_cast<int>(seats.size() + otherSeats(heading()).size()); }
    /// Something of this seat was changed by hand.
    bool wasCorrected(int seat) const
    {
        const auto isOfSeat = [&](const auto &action) {
            if constexpr (std::decay_t<decltype(action)>::id == "adjust") {
                return action.player == seat;
            } else {
                return false;
            }
        };
        for (int i = 0; i < head; ++i) {
            if (std::visit(isOfSeat, story.action(i))) {
                return true;
            }
        }
        return false;
    }
    /// Where a seat stands now, from 1; equals have the same.
    int rankOf(int seat) const
    {
        int better = 0;
        for (const auto &equals : ranking(state())) {
            if (std::ranges::find(equals, seat) != equals.end()) {
                break;
            }
            better += static_cast<int>(equals.size());
        }
        return better + 1;
    }
    /// The rule in a sentence.
    QString sentence(const typename Story::Error &error) const
    {
        return entryFor(heading()).refusal({0, idOf(error.code), error.hint}, heading());
    }
    /// The game without its actions.
    const Record &heading() const
    {
        if (!written) {
            written = Record{.game = std::string(Rules::id), .options = encode(setup())};
            for (const auto &seat : seats) {
                written->players.push_back(seat.name);
            }
        }
        return *written;
    }

    /// The heading, once it was asked for: a page may have a sentence on each of its rows.
    mutable std::optional<Record> written = std::nullopt;
};

/// What a touch comes to: what is entered now, and the actions it does. One touch is one undo, however many
/// they are.
template<typename Rules, typename Draft>
struct DoneOf {
    Draft next;
    std::vector<typename Rules::Action> actions = {};
    /// What the actions or the touch itself describe and later games may offer. An undo does not forget it
    /// again.
    std::vector<Memo> remember = {};
    /// More in the options of the game, or what was wrong in them put right. An undo does not change it
    /// again.
    std::optional<typename Rules::Setup> setup = std::nullopt;
    /// What was described once and is no longer offered. An undo does not bring it again.
    std::vector<Memo> forget = {};
};

/// The same, or the rule that stands against it.
template<typename Rules, typename Draft>
using AnswerOf = tl::expected<DoneOf<Rules, Draft>, typename StoryOf<Rules>::Error>;
