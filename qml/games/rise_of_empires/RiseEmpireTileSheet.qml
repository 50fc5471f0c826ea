// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// An empire tile that is not known yet, as it is printed.
RiseSheetFrame {
    id: root

    readonly property riseEmpireTile tile: table.empire.described
    readonly property list<riseNumber> losses: tile.losses
    property riseNumber none

    //: Title: what is printed on an empire tile is entered.
    title: qsTr("Empire tile")
    wanted: tile.open
    onLeft: root.table.touch(tile.cancel.id)

    TextPair {
        Layout.fillWidth: true
        heading: true
        text: root.title
        textFont: Theme.title
        caption: qsTr("as it is printed; next time it is a button")
    }
    RiseNumberRow {
        Layout.fillWidth: true
        number: root.tile.number
        onChosen: value => root.table.touch(number.counter.id, value)
    }
    Chip {
        objectName: root.tile.water.id
        checkable: false
        checked: root.tile.water.chosen
        iconName: root.tile.water.icon
        text: root.tile.water.title
        onClicked: root.table.touch(root.tile.water.id)
    }
    Repeater {
        model: root.losses.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.losses[index] ?? root.none
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }

    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        ActionButton {
            objectName: root.tile.cancel.id
            Layout.minimumHeight: Theme.buttonHeight
            kind: "tonal"
            text: root.tile.cancel.title
            onClicked: root.table.touch(root.tile.cancel.id)
        }
        ActionButton {
            objectName: root.tile.take.id
            Layout.fillWidth: true
            text: root.tile.take.title
            onClicked: root.table.touch(root.tile.take.id)
        }
    }
}
