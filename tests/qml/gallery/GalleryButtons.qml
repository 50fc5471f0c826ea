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
            text: "Sheet"
        }
        PeekButton {
            iconName: "ui-players"
            text: "Table"
        }
        ActionButton {
            Layout.fillWidth: true
            iconName: "ui-arrow"
            text: "Next: buy"
            hint: "1 worker will be lost"
        }
    }
    ActionButton {
        Layout.fillWidth: true
        text: "3 dice to go"
        enabled: false
    }
    ActionButton {
        Layout.fillWidth: true
        kind: "secondary"
        iconName: "ui-plus"
        text: "New game"
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            Layout.fillWidth: true
            kind: "tonal"
            iconName: "ui-edit"
            text: "Correct"
        }
        UndoPill {}
        IconButton {
            iconName: "ui-more"
            name: "More"
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Chip {
            text: "All"
            checked: true
        }
        Chip {
            text: "The Bronze Age"
        }
        Chip {
            iconName: "pottery"
            text: "Double the food"
        }
        ToggleSwitch {
            text: "Vibration"
            checked: true
        }
        ToggleSwitch {
            text: "Trading"
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Pill {
            kind: "safe"
            iconName: "ui-check"
            text: "All fed"
        }
        Pill {
            kind: "harm"
            text: "−3 Famine"
        }
        Pill {
            kind: "accent"
            iconName: "ui-laurel"
            text: "First! +10"
        }
        Pill {
            text: "worth 7"
        }
    }
}
