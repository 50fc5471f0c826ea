// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Tallystone

/// The colours of goods and food.
Inks {
    id: root

    readonly property color wood: Theme.umber
    readonly property color stone: Theme.slate
    readonly property color pottery: Theme.terracotta
    readonly property color cloth: Theme.azure
    readonly property color spearheads: Theme.ochre
    readonly property color food: Theme.leaf

    /// By the id of a thing; of anything else that of text.
    function of(id: string): color {
        switch (id) {
        case "wood":
            return root.wood;
        case "stone":
            return root.stone;
        case "pottery":
            return root.pottery;
        case "cloth":
            return root.cloth;
        case "spearheads":
            return root.spearheads;
        case "food":
            return root.food;
        }
        return Theme.ink2;
    }
}
