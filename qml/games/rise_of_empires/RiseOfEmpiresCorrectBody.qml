// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Numbers, and below them what describes a tile that nobody has described yet.
CorrectPart {
    id: root

    readonly property RiseTable rise: table as RiseTable
    readonly property riseAddedPage added: rise.added
    property tableChoice none

    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: root.width

        CorrectBody {
            width: parent.width
            height: implicitHeight
            table: root.table
            sheet: root.sheet
            inks: RiseInk
        }
        Repeater {
            model: 2

            SettingRow {
                required property int index
                readonly property tableChoice row: (index === 0 ? root.added.newProgress : root.added.newCity)[root.seat] ?? root.none

                objectName: row.id
                width: column.width
                leftPadding: Theme.space1
                rightPadding: 0
                visible: row.id !== ""
                iconName: row.icon
                title: row.title
                onClicked: root.table.touch(row.id)
            }
        }
    }

    RiseProgressSheet {
        table: root.rise
        sheet: root.added.progress
    }
    RiseCitySheet {
        table: root.rise
        sheet: root.added.city
    }
}
