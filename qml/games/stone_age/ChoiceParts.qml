// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a purchase asks beside its price: who takes which die, any two resources, lower halves.
Column {
    id: root

    required property StoneTable table
    readonly property StoneChoices choices: table.choices
    readonly property list<stonePick> picks: choices.picks
    readonly property list<stoneHalf> halves: choices.halves
    /// While a list is emptied its rows are still there for a moment.
    property stonePick noPick
    property stoneHalf noHalf
    /// Which half is being named; -1: that of a die.
    property int asked: -1

    function ask(half: int) {
        root.asked = half;
        sheet.open({
            "choices": root.choices
        });
    }

    visible: picks.length + halves.length > 0 || choices.two.length > 0 || choices.mayKeep
    spacing: Theme.space2

    SectionHead {
        width: parent.width
        visible: root.picks.length > 0
        //: Above the dice that all players take one of.
        text: qsTr("Who takes what?")
        //: Dice are handed out, the buyer first.
        note: qsTr("the buyer first, then on by seat")
        small: true
    }
    Flow {
        width: parent.width
        visible: root.picks.length > 0
        spacing: Theme.space2

        Repeater {
            model: root.picks.length

            PickSlot {
                required property int index

                objectName: "pick-" + index
                width: (parent.width - 2 * Theme.space2) / 3
                pick: root.picks[index] ?? root.noPick
                next: pick.text === "" && (index === 0 || (root.picks[index - 1] ?? root.noPick).text !== "")
                onClicked: root.choices.takeBackTo(index)
            }
        }
    }
    ChipRow {
        width: parent.width
        visible: root.picks.length > 0
        prefix: "as-"
        names: root.choices.pickNames
        icons: root.choices.pickIcons
        onChosen: index => {
            if (index === root.choices.secretPick)
                root.ask(-1);
            else
                root.choices.pick(index);
        }
    }
    Repeater {
        model: root.halves.length

        Card {
            id: half

            required property int index
            readonly property stoneHalf shown: root.halves[index] ?? root.noHalf

            width: root.width
            padding: 0

            SettingRow {
                objectName: "half-" + half.index
                width: parent.width
                iconName: half.shown.icon
                title: half.shown.title
                caption: half.shown.text
                arrow: true
                onClicked: root.ask(half.index)
            }
        }
    }

    // Last, because it comes and goes with the switch.
    SectionHead {
        width: parent.width
        visible: root.choices.two.length > 0 || root.choices.mayKeep
        //: Above the choice of two resources.
        text: qsTr("Any two resources")
        small: true
    }
    SettingRow {
        width: parent.width
        visible: root.choices.mayKeep
        clickable: false
        iconName: "ui-clock"
        //: A card whose two resources may be taken later.
        title: qsTr("Keep it for later")

        ToggleSwitch {
            objectName: "keep"
            text: qsTr("Keep it for later")
            checked: root.choices.keep
            onToggled: root.choices.setKeep(checked)
        }
    }
    PayRows {
        width: parent.width
        prefix: "two-"
        visible: root.choices.two.length > 0
        rows: root.choices.two
        heaps: false
        onChanged: (row, count) => root.choices.setTwo(row, count)
    }
    LateSheet {
        id: sheet

        file: Qt.resolvedUrl("HalfSheet.qml")
    }
    Connections {
        target: sheet.item

        function onChosen(bottom: int) {
            if (root.asked >= 0)
                root.choices.setHalf(root.asked, bottom);
            else
                root.choices.pickSecret(bottom);
        }
    }
}
