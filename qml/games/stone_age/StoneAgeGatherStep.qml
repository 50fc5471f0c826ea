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
    readonly property StoneGather gather: table.gather

    pinned: gather.people > 0

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: root.gather.icon
        ink: root.gather.ink
        text: root.gather.title
        caption: root.gather.rule
        onBack: root.table.leave()
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
        to: root.gather.peopleMost
        current: root.gather.people
        //: What the row of numbers is about, for the screen reader.
        name: qsTr("People")
        onChosen: number => root.gather.setPeople(number)
    }
    RollTray {
        Layout.fillWidth: true
        visible: root.gather.people > 0
        gather: root.gather
    }
    Item {
        Layout.fillHeight: true
    }

    second: RollPad {
        Layout.fillWidth: true
        visible: root.gather.people > 0
        gather: root.gather
    }
}
