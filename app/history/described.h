// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/history.h"

#include <QString>

/// Games that only their records describe: what they are called is asked of the latest one.
namespace Described
{
QString titleOf(const History &history, const std::string &game, const std::string &variant);
bool highestWins(const History &history, const std::string &game, const std::string &variant);
}
