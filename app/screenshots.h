// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QQuickWindow;

/// Writes pictures of the window in the sizes and themes that the design names, and names each on standard
/// output. False if one could not be written.
bool writeScreenshots(QQuickWindow &window, const QString &folder);
