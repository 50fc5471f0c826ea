// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Tallystone

/// The colours of tokens and goods.
Inks {
    readonly property color worker: Theme.ochre
    readonly property color token: Theme.azure
    readonly property color military: Theme.terracotta

    /// By the id of a thing; of anything else that of text.
    function of(id: string): color {
        switch (id) {
        case "food":
            return Theme.leaf;
        case "resources":
            return Theme.slate;
        case "military":
        case "arms":
            return military;
        case "yellow":
        case "population":
            return worker;
        case "blue":
            return token;
        case "harm":
            return Theme.harm;
        }
        return Theme.ink2;
    }
}
