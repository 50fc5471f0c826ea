// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Where the games are kept unless somebody says otherwise.
QString usualStore();
