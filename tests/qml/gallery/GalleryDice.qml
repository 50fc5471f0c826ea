// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import "qrc:/qt/qml/Tallystone/games/bronze_age"

/// Slots and faces of dice, and the choice that goes with a die.
ColumnLayout {
    id: root

    spacing: Theme.space3

    Row {
        spacing: Theme.space2

        DieSlot {
            spoken: "Die 1, empty"
        }
        DieSlot {
            face: "workers"
            spoken: "Die 2, 3 workers"
        }
        DieSlot {
            face: "either"
            choiceOpen: true
            spoken: "Die 3, 2 food or 2 workers"
        }
        DieSlot {
            face: "skull"
            spoken: "Die 4, 2 goods and a skull"
        }
        DieSlot {
            face: "food"
            selected: true
            spoken: "Die 5, 3 food"
        }
        DieSlot {
            face: "good"
            size: 48
            spoken: "Die 6, 1 good"
        }
    }
    SegmentedChoice {
        Layout.fillWidth: true
        options: ["2 food", "2 workers"]
        icons: ["food", "worker"]
        current: 0
        pointerX: 156
        name: "Die 3"
    }
    SegmentedChoice {
        Layout.fillWidth: true
        options: ["4 food", "2 + 2", "4 workers"]
        icons: ["food", "", "worker"]
        current: 1
        name: "Dice 3 and 4"
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "workers"
            text: "3 workers"
            count: 2
            keyHint: "4"
        }
        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "either"
            text: "2 food or workers"
        }
        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "coins"
            text: "7 coins"
            enabled: false
        }
    }
    Card {
        Layout.fillWidth: true

        RowLayout {
            width: parent.width

            GoodCount {
                good: "wood"
                text: "+2"
                spoken: "2 wood"
            }
            GoodCount {
                good: "pottery"
                text: "+1"
                spoken: "1 pottery"
            }
            GoodCount {
                good: "stone"
                text: "1 → 3"
                stacked: true
                spoken: "Stone from 1 to 3"
            }
            Item {
                Layout.fillWidth: true
            }
            PlayerSeal {
                colour: "madder"
                playing: true
                spoken: "Zoé, star"
            }
            PlayerSeal {
                colour: "basalt"
                spoken: "Paul, peak"
            }
        }
    }
}
