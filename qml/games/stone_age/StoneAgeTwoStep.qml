// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A kept card is used up: any two resources.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneTwoPage page: table.two

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
    }
    ChoiceParts {
        Layout.fillWidth: true
        table: root.table
        questions: root.page.questions
    }
    Item {
        Layout.fillHeight: true
    }
}
