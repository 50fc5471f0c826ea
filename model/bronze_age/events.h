// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/ids.h"

#include <string>
#include <variant>
#include <vector>

/// What an action caused, for the panel, the log and the statistics. `player` is always who it happened to.
namespace BronzeAge
{
/// What found its place on the board; see GoodsWasted and FoodWasted for the rest.
struct Collected {
    int player;
    Goods goods;
    int food;
    bool operator==(const Collected &) const = default;
};
struct GoodsWasted {
    int player;
    Goods goods;
    bool operator==(const GoodsWasted &) const = default;
};
struct FoodWasted {
    int player;
    int food;
    bool operator==(const FoodWasted &) const = default;
};
struct Fed {
    int player;
    int cities;
    bool operator==(const Fed &) const = default;
};
/// Disaster boxes to tick.
struct Struck {
    int player;
    Disaster disaster;
    int boxes;
    bool operator==(const Struck &) const = default;
};
struct Revolted {
    int player;
    Goods goods;
    bool operator==(const Revolted &) const = default;
};
struct Protected {
    int player;
    Disaster from;
    std::variant<Development, Monument> by;
    bool operator==(const Protected &) const = default;
};
struct CityBuilt {
    int player;
    City city;
    bool operator==(const CityBuilt &) const = default;
};
struct MonumentBuilt {
    int player;
    Monument monument;
    bool first;
    int points;
    bool operator==(const MonumentBuilt &) const = default;
};
struct Bought {
    int player;
    Development development;
    int cost;
    int paid;
    bool operator==(const Bought &) const = default;
};
struct WorkersLost {
    int player;
    int workers;
    bool operator==(const WorkersLost &) const = default;
};
struct CoinsLost {
    int player;
    int coins;
    bool operator==(const CoinsLost &) const = default;
};
struct Discarded {
    int player;
    Goods goods;
    bool operator==(const Discarded &) const = default;
};
struct Traded {
    int player;
    int with;
    Wares give;
    Wares get;
    bool operator==(const Traded &) const = default;
};
struct LastRound {
    int player;
    bool operator==(const LastRound &) const = default;
};
struct GameOver {
    int player;
    bool operator==(const GameOver &) const = default;
};
struct Adjusted {
    int player;
    std::string why;
    bool operator==(const Adjusted &) const = default;
};

using Event = std::variant<Collected, GoodsWasted, FoodWasted, Fed, Struck, Revolted, Protected, CityBuilt,
    MonumentBuilt, Bought, WorkersLost, CoinsLost, Discarded, Traded, LastRound, GameOver, Adjusted>;
using Events = std::vector<Event>;
}
