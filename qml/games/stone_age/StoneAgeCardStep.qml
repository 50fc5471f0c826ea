// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A card is bought: what it brings, what is asked for it, and how it is paid.
StepBody {
    id: root

    required property StoneTable table
    readonly property StoneCards cards: table.cards
    readonly property StoneGather roll: table.gather

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: "sa-card"
        //: Title: a card is bought; %1 is the number of resources it costs.
        text: root.cards.bonusOffered ? qsTr("Card for jewels") : qsTr("Card at price %1").arg(root.cards.slot)
        onBack: root.table.leave()
    }
    CardButton {
        objectName: "chosen-card"
        Layout.fillWidth: true
        card: root.cards.chosen
        plain: true
        onClicked: root.explain("cards", "sa-card")
    }
    DescribePart {
        Layout.fillWidth: true
        cards: root.cards
    }
    // What few cards need is made when one does.
    Repeater {
        model: root.roll.people > 0 && !root.roll.hasPeople ? 1 : 0

        Column {
            Layout.fillWidth: true
            spacing: Theme.space3

            RollTray {
                width: parent.width
                gather: root.roll
            }
            RollPad {
                width: parent.width
                gather: root.roll
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        PaymentPart {
            Layout.fillWidth: true
            purchase: root.table.purchase
        },
        SettingRow {
            Layout.fillWidth: true
            visible: root.cards.bonusOffered
            clickable: false
            iconName: "sa-jewel"
            //: The fifth card: a second one for as many jewels again.
            title: qsTr("A second card for 3 more jewels")

            ToggleSwitch {
                objectName: "bonus-card"
                text: qsTr("A second card for 3 more jewels")
                checked: root.cards.bonusWanted
                onToggled: root.cards.setBonusWanted(checked)
            }
        },
        // Below the payment, which does not move with what is asked.
        ChoiceParts {
            Layout.fillWidth: true
            table: root.table
        },
        PaymentNotes {
            Layout.fillWidth: true
            purchase: root.table.purchase
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
