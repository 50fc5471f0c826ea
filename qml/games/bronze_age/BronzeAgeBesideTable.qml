// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Peg-board and table, beside the turn and the sheet of a wide window.
Item {
    id: root

    required property BronzeTable table

    /// A player whose sheet is wanted.
    signal sheetOf(int seat)

    Scroller {
        id: view

        anchors.fill: parent
        topMargin: Theme.space4
        footMargin: Theme.space4
        filled: column.height

        ColumnLayout {
            id: column

            width: view.contentWidth
            height: Math.max(implicitHeight, view.roomy)
            spacing: Theme.space3

            BesidePegs {
                Layout.fillWidth: true
                table: root.table
            }
            BronzeAgeAllPlayers {
                Layout.fillWidth: true
                Layout.fillHeight: true
                table: root.table
                compact: true
                onSheetOf: seat => root.sheetOf(seat)
            }
        }
    }
}
