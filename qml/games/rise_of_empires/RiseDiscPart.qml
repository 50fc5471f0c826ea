// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// In a B turn: the row's discs, of which another own one can be chosen, and what pays for it.
ColumnLayout {
    id: root

    required property RiseTable table
    required property list<riseDisc> discs
    required property risePay pay
    readonly property bool choosable: [...discs].some(disc => disc.choice.id !== "")

    visible: pay.title !== "" || pay.line !== ""
    spacing: Theme.space2

    Card {
        Layout.fillWidth: true
        topPadding: Theme.space3
        bottomPadding: Theme.gapMedium

        RiseDiscs {
            width: parent.width
            discs: root.discs
            colours: root.table.colours
            size: root.discs.length > 8 ? 30 : 32
            onChosen: id => root.table.touch(id)
        }
    }
    RisePayStrip {
        Layout.fillWidth: true
        table: root.table
        pay: root.pay
        steady: root.choosable
    }
}
