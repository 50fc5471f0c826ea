// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A past game turn by turn. To change a turn, the game comes back to the table.
PlainPage {
    id: root

    required property Archive archive

    Keys.forwardTo: [list]

    header: PageBar {
        //: Title of the log of a past game.
        title: qsTr("Log")
        //: Below a title: %1 is a game, %2 a date.
        subtitle: qsTr("%1, %2").arg(root.archive.game.title).arg(root.archive.game.day)
        onBack: root.back()
    }

    LogList {
        id: list

        anchors.fill: parent
        bottomMargin: Theme.space4
        table: root.archive.game.table
        onChangeWanted: first => root.look(root.archive.changeTurn(first) ? "change-pastlog" : "change")
    }
}
