// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/sheet/state.h"

#include <QList>

namespace OwnSheet
{
/// How a sheet is filled in: "sheet", "keys", "rounds" if it has any, "end", "table".
QList<HelpTopic> helpTopics(const Setup &setup);
/// A row by "row-" and its index: its note, what it takes, how it is worked out.
HelpTopic explain(std::string_view id, const State &state);
}
