// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archive/archive.h"
#include "app/archive/keeper.h"
#include "app/archive/sharing.h"
#include "app/archive/statisticsboard.h"
#include "app/archive/storefile.h"
#include "app/newgame.h"
#include "app/settings.h"
#include "app/shelf.h"

#include <QVariantMap>

/// Everything the pages are given, wired by hand.
class Parts
{
public:
    Parts(const std::string &path, const Clock &clock);

    /// By the names that Main.qml asks for.
    QVariantMap properties();
    /// The language has changed.
    void retranslate();

    StoreFile file;
    Settings settings;
    Shelf shelf;
    NewGame newGame;
    Archive archive;
    Keeper keeper;
    Sharing sharing;
    StatisticsBoard statistics;
};
