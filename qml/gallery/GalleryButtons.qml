// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Buttons, switches, chips and pills.
ColumnLayout {
    id: root

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        PeekButton {
            iconName: "ui-sheet"
            text: qsTr("Sheet")
        }
        PeekButton {
            iconName: "ui-players"
            text: qsTr("Table")
        }
        ActionButton {
            Layout.fillWidth: true
            iconName: "ui-arrow"
            text: qsTr("Next: buy")
            hint: qsTr("1 worker will be lost")
        }
    }
    ActionButton {
        Layout.fillWidth: true
        text: qsTr("3 dice to go")
        enabled: false
    }
    ActionButton {
        Layout.fillWidth: true
        kind: "secondary"
        iconName: "ui-plus"
        text: qsTr("New game")
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            Layout.fillWidth: true
            kind: "tonal"
            iconName: "ui-edit"
            text: qsTr("Correct")
        }
        UndoPill {}
        IconButton {
            iconName: "ui-more"
            name: qsTr("More")
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Chip {
            text: qsTr("All")
            checked: true
        }
        Chip {
            text: qsTr("The Bronze Age")
        }
        Chip {
            iconName: "pottery"
            text: qsTr("Double the food")
        }
        ToggleSwitch {
            text: qsTr("Vibration")
            checked: true
        }
        ToggleSwitch {
            text: qsTr("Trading")
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Pill {
            kind: "safe"
            iconName: "ui-check"
            text: qsTr("All fed")
        }
        Pill {
            kind: "harm"
            text: qsTr("−3 Famine")
        }
        Pill {
            kind: "accent"
            iconName: "ui-laurel"
            text: qsTr("First! +10")
        }
        Pill {
            text: qsTr("worth 7")
        }
    }
}
