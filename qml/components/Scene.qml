// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A game's small landscape, which the game itself draws: a Landscape.
Loader {
    id: root

    property real radius: Theme.radiusCard
    /// Off at the head of a card, which goes on below.
    property bool roundFoot: false

    onLoaded: {
        const land = item as Landscape;
        land.radius = Qt.binding(() => root.radius);
        land.roundFoot = Qt.binding(() => root.roundFoot);
    }
}
