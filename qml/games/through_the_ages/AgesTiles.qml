// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Choices side by side, as many in a line as fit.
Grid {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    property bool seals: false
    /// They share the whole width.
    property bool stretched: true
    /// No narrower than this.
    property int least: 84
    property agesRow none
    /// All are as high as the highest.
    readonly property real tallest: {
        let most = 0;
        for (let i = 0; i < tiles.count; ++i)
            most = Math.max(most, tiles.itemAt(i)?.implicitHeight ?? 0);
        return most;
    }
    readonly property int fit: Math.max(1, Math.floor((width + spacing) / (least * Theme.displayScale + spacing)))

    columns: Math.max(1, stretched ? Math.min(rows.length, fit) : fit)
    spacing: Theme.gapSmall

    Repeater {
        id: tiles

        model: root.rows.length

        AgesTile {
            required property int index

            width: root.stretched ? (root.width - (root.columns - 1) * root.spacing) / root.columns : root.least * Theme.displayScale
            height: Math.max(implicitHeight, root.tallest)
            table: root.table
            row: root.rows[index] ?? root.none
            seal: root.seals
        }
    }
}
