// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/archive.h"
#include "app/home/newgame.h"
#include "app/home/shelf.h"
#include "app/program/settings.h"
#include "app/share/sharing.h"
#include "app/statistics/statisticsboard.h"
#include "app/traffic/gamedata.h"
#include "app/traffic/storefile.h"

#include <QVariantMap>

/// Everything the pages are given, wired by hand.
class ViewModels
{
public:
    ViewModels(const std::string &path, const Clock &clock);

    /// By the names that Main.qml asks for.
    QVariantMap properties();
    /// The language has changed.
    void retranslate();

    StoreFile file;
    Settings settings;
    Shelf shelf;
    NewGame newGame;
    Archive archive;
    GameData gameData;
    Sharing sharing;
    StatisticsBoard statistics;
};
