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
    required property stoneQuestions questions
    readonly property list<tableChoice> picks: questions.picks
    readonly property list<stoneHalf> halves: questions.halves
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    property stoneHalf noHalf

    function ask(half: stoneHalf, whose: string) {
        sheet.open({
            "bottoms": half.bottoms,
            "whose": whose
        });
    }

    visible: picks.length + halves.length > 0 || questions.asksForTwo
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

                width: (parent.width - 2 * Theme.space2) / 3
                pick: root.picks[index] ?? root.none
                onClicked: root.table.touch(pick.id)
            }
        }
    }
    ChipRow {
        width: parent.width
        visible: root.picks.length > 0
        rows: root.questions.takes
        onChosen: id => root.table.touch(id)
    }
    Chip {
        objectName: root.questions.secret.name
        visible: root.questions.secret.name !== ""
        checkable: false
        iconName: root.questions.secret.icon
        text: root.questions.secret.title
        Accessible.role: Accessible.RadioButton
        onClicked: root.ask(root.questions.secret, root.questions.secret.text)
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
                objectName: half.shown.name
                width: parent.width
                iconName: half.shown.icon
                title: half.shown.title
                caption: half.shown.text
                arrow: true
                onClicked: root.ask(half.shown, half.shown.title)
            }
        }
    }

    // Last, because it comes and goes with the switch.
    SectionHead {
        width: parent.width
        visible: root.questions.asksForTwo
        //: Above the choice of two resources.
        text: qsTr("Any two resources")
        small: true
    }
    SwitchRow {
        width: parent.width
        visible: root.questions.keep.id !== ""
        table: root.table
        row: root.questions.keep
    }
    PayRows {
        width: parent.width
        visible: root.questions.two.length > 0
        rows: root.questions.two
        onChanged: (id, count) => root.table.touch(id, count)
    }
    LateSheet {
        id: sheet

        file: Qt.resolvedUrl("HalfSheet.qml")
    }
    Connections {
        target: sheet.item

        function onChosen(id: string) {
            root.table.touch(id);
        }
    }
}
