// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/draft.h"
#include "app/bronze_age/views.h"

/// What a roll does, told from the state it met and what came of it.
BronzeOutcome outcomeOf(const BronzeAge::Play &play, const BronzeAge::State &before,
    const BronzeAge::Roll &roll, const BronzeAge::State &after, const BronzeAge::Events &events);
