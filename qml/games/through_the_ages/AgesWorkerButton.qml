// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A new worker from the yellow bank, with its price; held, at another one.
AgesChoice {
    id: root

    required property agesBank bank

    choice: bank.worker
    implicitWidth: price.implicitWidth + 2 * Theme.space3
    ringRadius: height / 2
    onPressAndHold: root.table.touch(root.bank.dearer.id)
    Keys.onMenuPressed: root.table.touch(root.bank.dearer.id)

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.gapSmall + 1
            anchors.bottomMargin: Theme.gapSmall + 1
            radius: height / 2
            color: root.can ? Theme.accentSoft : "transparent"
            border.width: Theme.lineControlWidth
            border.color: root.can ? Theme.accent : Theme.lineControl
        }
    }

    Row {
        id: price

        anchors.centerIn: parent
        spacing: Theme.space1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "ui-plus"
            size: Theme.iconSize(15)
            color: root.can ? Theme.onAccentSoft : Theme.ink3
        }
        Words {
            text: root.choice.title
            color: root.can ? Theme.onAccentSoft : Theme.ink3
            font: Theme.control
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.cost !== ""
            name: root.choice.icon
            size: Theme.iconSize(15)
            color: root.can ? AgesInk.of("food") : Theme.ink3
        }
        Words {
            text: root.choice.cost
            color: root.can ? Theme.onAccentSoft : Theme.ink3
            font: Theme.control
        }
    }
}
