// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class Window;

/// Writes pictures of every page from sample games, in the sizes, themes and languages that the design names,
/// and names each on standard output. False if one could not be written.
bool writeScreenshots(Window &window, const QString &folder);

/// Opens every page once. False if one could not be shown without a complaint.
bool visitEveryPage(Window &window);
