// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/rise_of_empires/state.h"

#include <QList>
#include <QStringList>

namespace RiseOfEmpires
{
/// The rules as this table plays them: "turn", the rows by their ids, "wonder", "map", "battle", "free",
/// "price", "settle", "food", "keep", "order", "score", "regions" and "table".
QList<HelpTopic> helpTopics(const Setup &setup);

/// What a held thing is and the rule that applies to it now; "you" is whose turn it is, or another after
/// "@SEAT". Knows
///     the ids of rows, territories and the five goods,
///     "wonder", "free", "idle", "battle", "withdraw", "pay", "settle", "keep", "order", "bank",
///     "region-ID" with the id of a region,
///     "progress-SEAT-INDEX" and "city-SEAT-INDEX" for the tiles that players have.
/// No paragraphs for anything else.
HelpTopic explain(std::string_view id, const State &state);

// Tiles by their figures, also those that nobody has: what they bring in all to this seat.
HelpTopic explain(const ProgressTile &tile, const State &state, int seat);
HelpTopic explain(const CityTile &city);
}
