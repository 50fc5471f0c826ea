// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <span>

/// "a, b and c". Words of lists are joined here and nowhere else.
QString listOf(const QStringList &items);
/// Of the names of these seats.
QString listOf(const QStringList &names, std::span<const int> seats);
