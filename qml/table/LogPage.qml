// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The game turn by turn, the latest first; any turn that was passed can be changed.
PlainPage {
    id: root

    required property GameTable table

    Keys.forwardTo: [list]

    header: PageBar {
        //: Title of the page that tells the game turn by turn.
        title: qsTr("Log")
        subtitle: qsTr("newest first")
        onBack: root.back()
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    LogList {
        id: list

        anchors.fill: parent
        table: root.table
        onChangeWanted: first => {
            root.table.change.begin(first);
            root.look("change");
        }
    }
}
