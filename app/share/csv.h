// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QByteArray>

/// Games as a table: one row for each player of each game, UTF-8, as RFC 4180 has it. The names of the
/// columns are the same in every language; seats count from 1.
QByteArray csvHeader();

/// The rows of one finished game.
QByteArray csvRows(const Record &record);
