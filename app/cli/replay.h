// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// `tallystone-cli replay`: 0 if the game was replayed, 1 if it breaks a rule, 2 if there is no game to
/// replay.
int replayCommand(const QStringList &arguments);
