// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <optional>

/// How long a game was played: from its first action to its last, without the pauses of over an hour. Where
/// actions have no such times, from its start to its end; nothing where that is not known either.
std::optional<int> secondsPlayed(const Record &record);

/// A duration as it is shown and handed on, in whole minutes; one that was played took at least one.
int wholeMinutes(double seconds);
std::optional<int> minutesPlayed(const Record &record);
