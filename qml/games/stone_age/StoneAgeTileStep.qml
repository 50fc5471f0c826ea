// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A building is paid: with what, and what a printed one brings.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneTilePage page: table.tile

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
        changing: true
    }
    Card {
        Layout.fillWidth: true
        visible: root.page.printed
        padding: 0

        CounterRow {
            width: parent.width
            table: root.table
            counter: root.page.points
        }
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        visible: root.page.printed
        //: Above what a tile gives beside its points.
        text: qsTr("It brings")
        small: true
    }
    ChipRow {
        Layout.fillWidth: true
        visible: root.page.printed
        rows: root.page.gains
        onChosen: id => root.table.touch(id)
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
