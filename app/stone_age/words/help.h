// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/stone_age/state.h"

#include <QList>
#include <QStringList>

namespace StoneAge
{
/// The rules as this table plays them.
QList<HelpTopic> helpTopics(const Setup &setup);

/// What a held thing is and the rule that applies to it now; "you" is whose turn it is. Knows the ids of
/// places, village places, materials, symbols, crafts and tracks, and "food", "buildings" and "cards". No
/// paragraphs for anything else.
HelpTopic explain(std::string_view id, const State &state);
}
