// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/colours.h"

#include "db/connection.h"
#include "db/query.h"

#include <algorithm>

namespace
{
bool isIn(const std::vector<std::string> &list, const std::string &colour)
{
    return std::ranges::find(list, colour) != list.end();
}

constexpr std::string_view Outline = "-outline";

int holders(Connection &connection, const std::string &colour)
{
    Query query(connection.statement("SELECT count(*) FROM player WHERE colour = ?"), colour);
    query.next();
    return query.count(0);
}
}

namespace Colours
{
std::string give(Connection &connection, const std::string &name, std::span<const Seat> seated,
    std::span<const std::string> palette)
{
    const auto takers
        = [&](const std::string &colour) { return std::ranges::count(seated, colour, &Seat::colour); };
    Query query(connection.statement("SELECT colour FROM player WHERE name = ?"), name);
    if (query.next() && takers(query.text(0)) == 0) {
        return query.text(0);
    }
    const auto best = std::ranges::min_element(palette, {},
        [&](const std::string &colour) { return std::pair(takers(colour), holders(connection, colour)); });
    return best != palette.end() ? *best : std::string();
}

std::vector<std::string> shown(std::span<const Claim> claims)
{
    std::vector<std::string> colours(claims.size());
    for (std::size_t seat = 0; seat < claims.size(); ++seat) {
        if (!isIn(colours, claims[seat].own)) {
            colours[seat] = claims[seat].own;
        }
    }
    for (std::size_t seat = 0; seat < claims.size(); ++seat) {
        if (!colours[seat].empty()) {
            continue;
        }
        // The noted ones differ from each other as far as there are enough, so mostly one of them is left.
        const auto free
            = std::ranges::find_if(claims, [&](const Claim &claim) { return !isIn(colours, claim.noted); });
        colours[seat]
            = !isIn(colours, claims[seat].noted) || free == claims.end() ? claims[seat].noted : free->noted;
    }
    return apart(std::move(colours));
}

std::vector<std::string> apart(std::vector<std::string> colours)
{
    for (auto colour = colours.begin(); colour != colours.end(); ++colour) {
        if (std::find(colours.begin(), colour, *colour) != colour) {
            *colour += Outline;
        }
    }
    return colours;
}

std::string whole(std::string colour)
{
    if (colour.ends_with(Outline)) {
        colour.resize(colour.size() - Outline.size());
    }
    return colour;
}
}
