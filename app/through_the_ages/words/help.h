// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/through_the_ages/state.h"

#include <QList>

namespace ThroughTheAges
{
/// The rules as this table plays them. Of a turn: "turn", "cards", "workers", "technologies", "government",
/// "wonders", "leaders", "tactic", "politics", "battle", "colony", "pacts", "impacts", "end", "ages",
/// "score". Against the Rival also "rival", "rival-hand", "rival-war", "rival-attack", "rival-event",
/// "rival-bid", "bid", "rival-army". For all "table".
QList<HelpTopic> helpTopics(const Setup &setup);

/// What a held thing is and the rule that applies to it now; "you" is whose turn it is, or another after
/// "@SEAT". Knows
///     the ids of technologies, types, governments, tactics, impacts, revealed events and the Rival's cards,
///     of ratings: "culture", "science", "food", "resources", "strength", "happiness", "civil", "military",
///     of the board: "yellow", "blue", "pool", "wonder", "leader", "take", "end", "tactic", "government",
///     "card-NAME" with the name of a card in play or in the catalogue, "event-ID", "impact-ID",
///     "rival-card-ID", "rival".
/// No paragraphs for anything else.
HelpTopic explain(std::string_view id, const State &state);
}
