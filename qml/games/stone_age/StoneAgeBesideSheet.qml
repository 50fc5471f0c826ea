// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A village beside the turn.
Item {
    id: root

    required property StoneTable table
    property int seat: table.turnOf

    StoneAgeSheetView {
        anchors.fill: parent
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space4
        anchors.rightMargin: Theme.space4
        table: root.table
        seat: root.seat
    }
}
