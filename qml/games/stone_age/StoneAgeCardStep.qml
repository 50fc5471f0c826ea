// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A card is bought: what it brings, what is asked for it, and how it is paid.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneCardPage page: table.card

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
        changing: true
    }
    CardButton {
        objectName: "chosen-card"
        Layout.fillWidth: true
        card: root.page.card
        plain: true
        onClicked: root.explain("cards", "sa-card")
    }
    DescribePart {
        Layout.fillWidth: true
        table: root.table
        page: root.page
    }
    // What few cards need is made when one does.
    Repeater {
        model: root.page.rolling ? 1 : 0

        Column {
            Layout.fillWidth: true
            spacing: Theme.space3

            RollTray {
                width: parent.width
                tight: root.tight
                table: root.table
                roll: root.page.roll
            }
            RollPad {
                width: parent.width
                tight: root.tight
                table: root.table
                roll: root.page.roll
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        PaymentPart {
            Layout.fillWidth: true
            table: root.table
            payment: root.page.payment
        },
        SwitchRow {
            Layout.fillWidth: true
            visible: root.page.bonus.id !== ""
            table: root.table
            row: root.page.bonus
        },
        // Below the payment, which does not move with what is asked.
        ChoiceParts {
            Layout.fillWidth: true
            table: root.table
            questions: root.page.questions
        },
        PaymentNotes {
            Layout.fillWidth: true
            table: root.table
            payment: root.page.payment
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
