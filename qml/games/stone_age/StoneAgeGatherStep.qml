// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// People gather: how many, what they rolled, which tools help, and what that brings.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneGatherPage page: table.gather
    /// All of a roll must be in sight while it is entered.
    readonly property bool low: height < 700

    pinned: page.rolling

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
    }
    // Where room is short, the wide button asks it.
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        visible: !root.low
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
        tight: root.low
        table: root.table
        roll: root.page.roll
    }
    Item {
        Layout.fillHeight: true
    }

    second: RollPad {
        Layout.fillWidth: true
        visible: root.page.rolling
        tight: root.low && !root.split
        table: root.table
        roll: root.page.roll
    }
}
