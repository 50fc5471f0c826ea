// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Amounts, and beside or below them everything that is drawn on the sheet.
CorrectPart {
    id: root

    twoColumns: true
    implicitHeight: grid.implicitHeight

    GridLayout {
        id: grid

        width: root.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.space5
        rowSpacing: Theme.space3

        CorrectStock {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            rows: root.sheet.groups[0]?.rows ?? []
            onTouched: (id, number) => root.table.touch(id, number)
        }
        CorrectBoxes {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            table: root.table as BronzeTable
            sheet: root.sheet
        }
    }
}
