// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <vector>

class Window;

/// A page in some state, and what can be opened there.
struct Sight {
    QString name;
    std::function<void(Window &)> go;
    /// What is tapped there one after the other, by name: "+undo" is held, "=UndoSheet" must have opened
    /// then.
    std::vector<QStringList> ways = {};
};

/// Every page of every game and of the archive.
std::vector<Sight> sights();
std::vector<Sight> archiveSights();
/// Before the first game.
std::vector<Sight> firstSights();
/// While another window has the games.
std::vector<Sight> besideSights();
