// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/state.h"

#include <QString>

/// The rule of one thing in whole sentences, right for the edition and the number of players: what the help's
/// pages and the explanation of a held thing share.
namespace BronzeAge
{
QString ruleOf(Face face);
QString ruleOf(Development development, const Setup &setup);
QString ruleOf(Monument monument, const Setup &setup);
QString ruleOf(Disaster disaster, const Setup &setup);

/// With what it costs and is worth in front.
QString entryOf(Development development, const Setup &setup);
}
