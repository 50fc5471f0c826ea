// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A kept card is used up: any two resources.
StepBody {
    id: root

    required property StoneTable table

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: "good"
        //: Title: a kept card gives two resources.
        text: qsTr("Any two resources")
        caption: qsTr("the kept card is used up")
        onBack: root.table.leave()
    }
    ChoiceParts {
        Layout.fillWidth: true
        table: root.table
    }
    Item {
        Layout.fillHeight: true
    }
}
