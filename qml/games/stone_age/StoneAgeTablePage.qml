// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All players at a glance.
PageFrame {
    id: root

    required property StoneTable table

    widest: Theme.readingWidth

    header: PageBar {
        title: qsTr("The table")
        subtitle: root.table.over ? root.table.verdict
            //: Below the title of the table: %1 is a number, %2 who plays.
            : qsTr("Round %1, %2 is playing").arg(root.table.round).arg(root.table.name)
        onBack: root.back()
    }
    footer: BackBar {
        visible: !root.low
        table: root.table
        onBack: root.back()
    }

    StoneAgeAllPlayers {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        table: root.table
        onSheetOf: seat => root.lookAt("sheet", seat)
    }
    Item {
        Layout.fillHeight: true
    }
}
