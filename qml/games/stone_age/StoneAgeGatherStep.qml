// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// People gather: how many, what they rolled, which tools help, and what that brings.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneGatherPage page: table.gather

    pinned: page.rolling

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        //: Above the numbers of people to send.
        text: qsTr("How many people?")
        small: true
    }
    NumberRow {
        Layout.fillWidth: true
        numbers: root.page.people
        onChosen: id => root.table.touch(id)
    }
    RollTray {
        Layout.fillWidth: true
        visible: root.page.rolling
        table: root.table
        roll: root.page.roll
    }
    Item {
        Layout.fillHeight: true
    }

    second: RollPad {
        Layout.fillWidth: true
        visible: root.page.rolling
        table: root.table
        roll: root.page.roll
    }
}
