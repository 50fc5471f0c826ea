// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/exchange.h"

#include <QStringList>

/// What tells a game in the store from the one that a file has under the same id, a sentence for each thing.
QStringList discrepancies(const Record &here, const Record &there);
/// The same where the store has such a game; else nothing.
QStringList discrepancies(const Exchange &exchange, const Record &there);
