// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// While the keys are folded away: what is missing, looks at other things, and the wide button.
ColumnLayout {
    id: root

    required property SheetTable table
    readonly property sheetCellsPage page: table.cells

    signal goOn
    signal look(string where)

    spacing: Theme.space2

    Card {
        Layout.fillWidth: true
        visible: root.page.lastTitle !== ""

        background: Rectangle {
            radius: Theme.radiusCard
            color: Theme.accentSoft
        }

        TextPair {
            width: parent.width
            text: root.page.lastTitle
            caption: root.page.lastText
        }
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.page.note
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        PeekButton {
            objectName: "look-table"
            iconName: "ui-players"
            //: A look at all players.
            text: qsTr("Table")
            onClicked: root.look("table")
        }
        PeekButton {
            objectName: "look-curve"
            visible: root.page.rounds.length > 0
            iconName: "sheet-curve"
            //: A look at the totals by round.
            text: qsTr("Curve")
            onClicked: root.look("curve")
        }
        PeekButton {
            objectName: root.page.totals.id
            visible: root.page.totals.id !== ""
            iconName: root.page.totals.icon
            //: Only the totals are written.
            text: qsTr("Totals")
            Accessible.name: root.page.totals.title
            onClicked: root.table.touch(root.page.totals.id)
        }
        PeekButton {
            objectName: root.page.finish.id
            visible: root.page.finish.id !== ""
            iconName: root.page.finish.icon
            text: root.page.finish.title
            onClicked: root.table.touch(root.page.finish.id)
        }
        SheetNext {
            Layout.fillWidth: true
            table: root.table
            onClicked: root.goOn()
        }
    }
}
