// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A player's sheet in two columns, one below the other where there is no room for both.
SheetScroll {
    id: root

    default property alias first: firstColumn.data
    property alias second: secondColumn.data

    contentHeight: grid.implicitHeight

    GridLayout {
        id: grid

        width: root.width
        columns: root.columns
        columnSpacing: Theme.space5
        rowSpacing: Theme.space3

        ColumnLayout {
            id: firstColumn

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space3
        }
        ColumnLayout {
            id: secondColumn

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space3
        }
    }
}
