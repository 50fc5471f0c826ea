// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Tallystone

/// The colours of resources, food and tracks.
Inks {
    id: root

    readonly property color wood: Theme.umber
    readonly property color clay: Theme.terracotta
    readonly property color stone: Theme.slate
    readonly property color gold: Theme.ochre
    readonly property color jewels: Theme.murex
    readonly property color food: Theme.leaf
    readonly property color people: Theme.azure
    readonly property color trade: Theme.accent

    /// By the id of a thing; of anything else that of text.
    function of(id: string): color {
        switch (id) {
        case "wood":
            return root.wood;
        case "clay":
            return root.clay;
        case "stone":
            return root.stone;
        case "gold":
            return root.gold;
        case "jewels":
            return root.jewels;
        case "food":
        case "agriculture":
            return root.food;
        case "people":
            return root.people;
        case "trade":
            return root.trade;
        }
        return Theme.ink2;
    }
}
