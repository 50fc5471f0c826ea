// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is printed on a progress tile.
RiseSheetFrame {
    id: root

    required property riseProgressSheet sheet
    readonly property list<riseNumber> figures: sheet.figures
    /// While a list is emptied its rows are still there for a moment.
    property riseNumber none

    title: sheet.name.title
    wanted: sheet.open
    onLeft: table.touch(sheet.foot.leave.id)
    onOpened: if (sheet.name.text === "") name.forceActiveFocus()

    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space2

        RiseField {
            id: name

            Layout.fillWidth: true
            table: root.table
            field: root.sheet.name
        }
        RiseSegments {
            Layout.preferredWidth: 132
            Layout.fillWidth: Theme.largeText
            table: root.table
            rows: root.sheet.eras
        }
    }
    // Names that are known, or what comes of typing one: the room is the same.
    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(Theme.touchTarget, names.implicitHeight, hint.implicitHeight)

        RiseChips {
            id: names

            width: parent.width
            table: root.table
            rows: root.sheet.names
        }
        NoteLine {
            id: hint

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: root.sheet.names.length === 0
            text: qsTr("What you enter once is offered again, here and in later games.")
        }
    }
    RowLayout {
        Layout.fillWidth: true

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("What it brings a turn")
            font: Theme.captionBold
            Accessible.ignored: false
        }
        Words {
            text: root.sheet.scope
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
    }
    RiseScopes {
        Layout.fillWidth: true
        table: root.table
        scopes: root.sheet.scopes
    }
    Repeater {
        model: root.figures.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.figures[index] ?? root.none
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }
    RiseChips {
        Layout.fillWidth: true
        table: root.table
        rows: root.sheet.marks
    }
    RiseField {
        Layout.fillWidth: true
        table: root.table
        field: root.sheet.note
    }

    footer: RiseSheetButtons {
        Layout.fillWidth: true
        table: root.table
        foot: root.sheet.foot
    }
}
