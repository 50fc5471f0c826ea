// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <climits>
#include <functional>
#include <vector>

class GameTable;

/// A page of a game that is worth a picture, and how to get there from its sample game.
struct Scene {
    QString name;
    /// How many actions of the sample have been played.
    int actions = INT_MAX;
    /// What is tapped then.
    std::function<void(GameTable &)> prepare = {};
    /// The page to look at, if it is not the turn's.
    QString page = {};
    /// How it is shown where there are few pictures, as their names end: "412x915-dark-en".
    QStringList few = {};
    /// Where it takes another sample than the game's own: the end of that one's name.
    QString sample = {};

    /// By the game's id.
    QString sampleOf(const QString &game) const
    {
        return sample.isEmpty() ? game : game + QLatin1Char('-') + sample;
    }
};
using Scenes = std::vector<Scene>;

/// A touch by the id of its row. A number goes with a counter.
struct SceneTap {
    QString id;
    int number = 0;
};
/// Touches that lead to a step, where the sample game must allow them.
std::function<void(GameTable &)> touching(const QString &step, std::vector<SceneTap> taps);

/// The pictures to take of the game at this place of the list of games.
Scenes scenesOf(std::size_t game);
