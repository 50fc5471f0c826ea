// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is printed on the upper half of a card that is in no list.
ColumnLayout {
    id: root

    required property StoneCards cards

    visible: cards.describing && (cards.countName !== "" || cards.given.length > 0 || cards.resource >= 0)
    spacing: Theme.space2

    Card {
        Layout.fillWidth: true
        visible: root.cards.countName !== ""
        padding: 0

        SettingRow {
            width: parent.width
            clickable: false
            iconName: root.cards.chosen.topIcon
            title: root.cards.countName

            Stepper {
                objectName: "count"
                name: root.cards.countName
                value: root.cards.count
                from: root.cards.countLeast
                to: root.cards.countMost
                onChanged: next => root.cards.setCount(next)
            }
        }
    }
    PayRows {
        Layout.fillWidth: true
        visible: root.cards.given.length > 0
        rows: root.cards.given
        heaps: false
        onChanged: (row, count) => root.cards.setGiven(row, count)
    }
    ChipRow {
        Layout.fillWidth: true
        visible: root.cards.resource >= 0
        prefix: "for-"
        names: root.cards.resourceNames
        icons: root.cards.resourceIcons
        current: root.cards.resource
        onChosen: index => root.cards.setResource(index)
    }
}
