// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// Slots and faces of dice, and the choice that goes with a die.
ColumnLayout {
    id: root

    spacing: Theme.space3

    Row {
        spacing: Theme.space2

        DieSlot {
            spoken: qsTr("Die 1, empty")
        }
        DieSlot {
            face: "workers"
            spoken: qsTr("Die 2, 3 workers")
        }
        DieSlot {
            face: "either"
            choiceOpen: true
            spoken: qsTr("Die 3, 2 food or 2 workers")
        }
        DieSlot {
            face: "skull"
            spoken: qsTr("Die 4, 2 goods and a skull")
        }
        DieSlot {
            face: "food"
            selected: true
            spoken: qsTr("Die 5, 3 food")
        }
        DieSlot {
            face: "good"
            size: 48
            spoken: qsTr("Die 6, 1 good")
        }
    }
    SegmentedChoice {
        Layout.fillWidth: true
        options: [qsTr("2 food"), qsTr("2 workers")]
        icons: ["food", "worker"]
        current: 0
        pointerX: 156
        name: qsTr("Die 3")
    }
    SegmentedChoice {
        Layout.fillWidth: true
        options: [qsTr("4 food"), qsTr("2 + 2"), qsTr("4 workers")]
        icons: ["food", "", "worker"]
        current: 1
        name: qsTr("Dice 3 and 4")
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "workers"
            text: qsTr("3 workers")
            count: 2
            keyHint: "4"
        }
        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "either"
            text: qsTr("2 food or workers")
        }
        FaceButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            face: "coins"
            text: qsTr("7 coins")
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
                spoken: qsTr("2 wood")
            }
            GoodCount {
                good: "pottery"
                text: "+1"
                spoken: qsTr("1 pottery")
            }
            GoodCount {
                good: "stone"
                text: "1 → 3"
                stacked: true
                spoken: qsTr("Stone from 1 to 3")
            }
            Item {
                Layout.fillWidth: true
            }
            PlayerSeal {
                colour: "madder"
                playing: true
                spoken: qsTr("Zoé, star")
            }
            PlayerSeal {
                colour: "basalt"
                spoken: qsTr("Paul, peak")
            }
        }
    }
}
