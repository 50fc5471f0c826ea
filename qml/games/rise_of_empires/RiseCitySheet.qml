// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is printed on a city.
RiseSheetFrame {
    id: root

    required property riseCitySheet sheet
    readonly property list<riseNumber> figures: sheet.figures
    readonly property list<riseNumber> others: sheet.others
    /// While a list is emptied its rows are still there for a moment.
    property riseNumber none

    title: sheet.foot.take.title
    wanted: sheet.open
    onLeft: table.touch(sheet.foot.leave.id)

    RiseField {
        Layout.fillWidth: true
        table: root.table
        field: root.sheet.name
    }
    Repeater {
        model: root.figures.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.figures[index] ?? root.none
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }
    HairLine {
        Layout.fillWidth: true
    }
    SettingRow {
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        clickable: false
        iconName: root.sheet.upkeep.icon
        title: root.sheet.upkeep.title

        ToggleSwitch {
            objectName: root.sheet.upkeep.id
            checkable: false
            checked: root.sheet.upkeep.chosen
            text: root.sheet.upkeep.title
            onClicked: root.table.touch(root.sheet.upkeep.id)
        }
    }
    HairLine {
        Layout.fillWidth: true
    }
    SettingRow {
        objectName: root.sheet.more.id
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        iconName: root.sheet.more.chosen ? "ui-minus" : root.sheet.more.icon
        title: root.sheet.more.title
        onClicked: root.table.touch(root.sheet.more.id)

        Icon {
            name: root.sheet.more.chosen ? "ui-up" : "ui-down"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
    }
    Repeater {
        model: root.others.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.others[index] ?? root.none
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }

    footer: RiseSheetButtons {
        Layout.fillWidth: true
        table: root.table
        foot: root.sheet.foot
    }
}
