// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QString>

/// A finished game for BG Stats, as the JSON that it documents.
QByteArray bgStatsPlay(const Record &record);

/// Web leads anywhere, App only on a device that has BG Stats.
enum class BgStatsLink { Web, App };

/// A link that hands over the whole game; all of it ASCII, ready to be opened, copied or drawn as a code.
QString bgStatsLink(const Record &record, BgStatsLink kind);
