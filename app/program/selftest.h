// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;
class Window;

/// Opens every page that needs no past game, sits down to a new game of each kind, and reads every file of
/// the pages. False if anything could not be shown without a complaint.
bool visitEveryPage(Window &window, QQmlEngine &engine);
