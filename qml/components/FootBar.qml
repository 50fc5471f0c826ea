// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The bar at a page's foot: what comes next, always in the same place.
Item {
    id: root

    default property alias buttons: grid.data
    /// How many stand side by side; large text puts them one above the other.
    property int columns: 9
    property real widest: Theme.readingWidth

    implicitHeight: grid.implicitHeight + Theme.gapMedium + Theme.gapSmall

    // Drawings that scroll below must not shine through.
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    GridLayout {
        id: grid

        x: (root.width - width) / 2
        y: Theme.gapMedium
        width: Math.min(root.widest, root.width - 2 * Theme.pageMargin)
        columns: root.columns
        columnSpacing: Theme.gapMedium
        rowSpacing: Theme.gapMedium
    }
}
