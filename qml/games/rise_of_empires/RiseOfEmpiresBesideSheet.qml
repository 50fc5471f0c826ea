// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Beside the turn: the map to click while cubes are placed, else what a player owns.
Item {
    id: root

    required property RiseTable table
    property int seat: table.turnOf
    property bool tableBeside: true
    readonly property bool placing: table.step === "empire"

    BesideSheet {
        anchors.fill: parent
        visible: !root.placing
        table: root.table
        seat: root.seat
        tableBeside: root.tableBeside
    }
    RiseBesideMap {
        anchors.fill: parent
        visible: root.placing
        table: root.table
    }
}
