// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What can be done with one sheet.
BottomSheet {
    id: root

    required property SheetLibrary library
    readonly property list<sheetLine> deeds: library.deeds
    property sheetLine none

    signal touched(string id)

    title: library.held.title

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.cardPadding

        SheetEmblem {
            emblem: root.library.held.emblem
            tally: root.library.held.tally
            size: Theme.touchTarget
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Prose {
                Layout.fillWidth: true
                text: root.title
                font: Theme.heading
                Accessible.role: Accessible.Heading
            }
            Prose {
                Layout.fillWidth: true
                text: root.library.heldNote
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.deeds.length

            SettingRow {
                required property int index
                readonly property sheetLine line: root.deeds[index] ?? root.none

                objectName: line.id
                width: parent ? parent.width : 0
                iconName: line.icon
                title: line.title
                caption: line.text
                onClicked: root.touched(line.id)
            }
        }
    }
    footer: ActionButton {
        objectName: "close"
        Layout.fillWidth: true
        kind: "tonal"
        focus: true
        text: qsTr("Close")
        onClicked: root.close()
    }
}
