// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/history.h"
#include "model/record/game.h"

#include <QString>

/// What there is to beat beside a finished game alone, in a sentence. The heading is that game's.
QString bestAloneText(const Store &store, std::int64_t game, int score, const Record &heading);
