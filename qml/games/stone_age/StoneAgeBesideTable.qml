// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Everybody, beside the turn and the village of a wide window.
Item {
    id: root

    required property StoneTable table

    /// A player whose village is wanted.
    signal sheetOf(int seat)

    Scroller {
        id: view

        anchors.fill: parent
        topMargin: Theme.space4
        footMargin: Theme.space4
        filled: list.implicitHeight

        StoneAgeAllPlayers {
            id: list

            width: view.contentWidth
            table: root.table
            onSheetOf: seat => root.sheetOf(seat)
        }
    }
}
