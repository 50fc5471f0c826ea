// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Tallystone

/// The colours of goods.
Inks {
    /// By the id of a good; of anything else that of text.
    function of(id: string): color {
        switch (id) {
        case "food":
            return Theme.leaf;
        case "gold":
            return Theme.ochre;
        case "resources":
            return Theme.ink;
        case "cubes":
            return Theme.slate;
        }
        return Theme.ink2;
    }
}
