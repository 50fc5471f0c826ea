// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One player's settling, part by part: what to give up, what comes from where, and what only the table knows.
ColumnLayout {
    id: root

    required property RiseTable table
    readonly property riseParts parts: table.settle.parts
    readonly property list<risePart> cities: parts.cities
    readonly property list<risePart> others: parts.others
    readonly property list<riseNumber> extra: parts.extra
    property risePart noPart
    property riseNumber noNumber

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        PlayerSeal {
            size: 42
            colour: root.table.colours[root.parts.seat] ?? ""
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.parts.name
            textFont: Theme.title
            //: Below a player's name: what the end of the turn brings.
            caption: qsTr("what this turn brings")
        }
        Words {
            text: root.parts.points
            color: Theme.accent
            font: Theme.heading
        }
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.cities.length > 0
        small: true
        //: Head of a list of cities that may be given up.
        text: qsTr("Cities")
        note: qsTr("tick: keeps it")
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.cities.length

            RisePartRow {
                required property int index

                width: parent ? parent.width : 0
                part: root.cities[index] ?? root.noPart
                onClicked: root.table.touch(part.choice.id)
            }
        }
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        iconName: root.parts.unpaid ? "ui-warn" : "ui-check"
        ink: root.parts.unpaid ? Theme.harm : Theme.safe
        text: root.parts.upkeep
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.others.length > 0
        small: true
        text: qsTr("Tiles and regions")
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.others.length

            RisePartRow {
                required property int index

                width: parent ? parent.width : 0
                part: root.others[index] ?? root.noPart
            }
        }
    }
    SettingRow {
        objectName: root.parts.more.id
        Layout.fillWidth: true
        iconName: root.parts.more.icon
        title: root.parts.more.title
        caption: root.parts.more.note
        onClicked: root.table.touch(root.parts.more.id)

        Icon {
            name: root.parts.more.chosen ? "ui-up" : "ui-down"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
    }
    Repeater {
        model: root.extra.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.extra[index] ?? root.noNumber
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }
}
