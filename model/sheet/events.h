// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/actions.h"

namespace OwnSheet
{
/// Players are the first seats of their columns.
struct Entered {
    static constexpr std::string_view id = "entered";
    int player = 0;
    std::string row;
    std::optional<int> round;
    Entry entry;
    /// What stood there before.
    std::optional<Number> was;
    bool operator==(const Entered &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("player", event.player);
        is.required("row", event.row);
        is.optional("round", event.round);
        is.required("value", event.entry.value);
        is.leftOut("terms", event.entry.terms);
        is.optional("was", event.was);
    }
};
struct Cleared {
    static constexpr std::string_view id = "cleared";
    int player = 0;
    std::string row;
    std::optional<int> round;
    Number was;
    bool operator==(const Cleared &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("player", event.player);
        is.required("row", event.row);
        is.optional("round", event.round);
        is.required("was", event.was);
    }
};
struct Adjusted {
    static constexpr std::string_view id = "adjusted";
    int player = 0;
    std::string why;
    /// Nothing if nothing was set.
    std::optional<int> extra;
    bool operator==(const Adjusted &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("player", event.player);
        is.required("why", event.why);
        is.object("was", [&](auto &was) { was.optional("extra", event.extra); });
    }
};
struct RoundEnded {
    static constexpr std::string_view id = "round-ended";
    int round = 0;
    /// For each column.
    std::vector<int> points;
    bool operator==(const RoundEnded &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("round", event.round);
        is.required("points", event.points);
    }
};
struct TotalsGiven {
    static constexpr std::string_view id = "totals";
    std::vector<int> totals;
    bool operator==(const TotalsGiven &) const = default;
    static void members(auto &is, auto &event) { is.required("totals", event.totals); }
};
struct Scored {
    static constexpr std::string_view id = "scored";
    int player = 0;
    int by = 0;
    int total = 0;
    bool operator==(const Scored &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("player", event.player);
        is.required("by", event.by);
        is.required("total", event.total);
    }
};
struct Lead {
    static constexpr std::string_view id = "lead";
    std::vector<int> players;
    bool operator==(const Lead &) const = default;
    static void members(auto &is, auto &event) { is.required("players", event.players); }
};
struct LastRound {
    static constexpr std::string_view id = "last-round";
    int round = 0;
    bool operator==(const LastRound &) const = default;
    static void members(auto &is, auto &event) { is.required("round", event.round); }
};
struct RoundBegun {
    static constexpr std::string_view id = "round-begun";
    int round = 0;
    int player = 0;
    bool operator==(const RoundBegun &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("round", event.round);
        is.required("player", event.player);
    }
};
struct RoundsOver {
    static constexpr std::string_view id = "rounds-over";
    bool operator==(const RoundsOver &) const = default;
};
struct GameOver {
    static constexpr std::string_view id = "game-over";
    bool abandoned = false;
    bool operator==(const GameOver &) const = default;
    static void members(auto &is, auto &event) { is.required("abandoned", event.abandoned); }
};

using Event = std::variant<Entered, Cleared, Adjusted, RoundEnded, TotalsGiven, Scored, Lead, LastRound,
    RoundBegun, RoundsOver, GameOver>;
using Events = std::vector<Event>;
}
