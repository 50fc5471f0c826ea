// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QString>

/// How a game came out, in a few lines for a chat: who won, everybody's points, what broke a tie, and when it
/// was.
QString chatText(const Record &record);
