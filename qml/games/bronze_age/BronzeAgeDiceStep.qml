// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// The dice are entered, and tell what they would do.
StepBody {
    id: root

    required property BronzeTable table
    readonly property bronzeDicePage page: table.dice
    /// For a place that is about to go.
    property bronzeDie none
    readonly property int count: page.tray.length
    readonly property int slotSize: Math.max(48, Math.min(56, Math.floor((slots.width - Theme.space2 * (count - 1)) / count)))
    readonly property int slotPitch: slotSize + slots.spacing

    pinned: true
    keyed: true

    // No row: one of Qt 6.4 leaves the count where a longer title had it.
    Item {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        implicitHeight: Math.max(title.height, note.visible ? note.height : 0)
        visible: !Theme.largeText || root.page.mayReroll

        Words {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (note.visible ? note.width + Theme.space2 : 0)
            wrapMode: Text.Wrap
            //: The title of the step in which dice are entered; the second one with Leadership.
            text: root.page.mayReroll ? qsTr("You may reroll one die") : qsTr("What did you roll?")
            font: Theme.section
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            id: note

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.largeText
            text: root.page.note
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
    }
    // What few rolls need is made when one does. Not in the layout itself: one of Qt 6.4 still looks at items that
    // are gone.
    Column {
        Layout.fillWidth: true
        visible: root.page.preserve.id !== ""

        Repeater {
            model: root.page.preserve.id !== "" ? 1 : 0

            Chip {
                objectName: root.page.preserve.id
                width: Math.min(implicitWidth, parent.width)
                enabled: root.page.preserve.enabled
                checkable: false
                iconName: "dev-preservation"
                //: The development Preservation, before the dice are rolled.
                text: qsTr("Double the food for 1 pottery")
                Accessible.role: Accessible.Button
                onClicked: root.table.touch(root.page.preserve.id)
                onPressAndHold: root.explain("preservation", "dev-preservation")
            }
        }
    }
    Flow {
        id: slots

        Layout.fillWidth: true
        spacing: root.slotSize === 56 ? Theme.space2 : Theme.space2 - 1

        Repeater {
            // A number: a list would make all slots anew at every tap.
            model: root.count

            DieSlot {
                required property int index
                readonly property bronzeDie die: root.page.tray[index] ?? root.none

                objectName: die.place.id
                face: die.place.icon
                size: root.slotSize
                selected: die.place.chosen
                choiceOpen: face === "either"
                spoken: die.place.spoken
                onTapped: root.table.touch(die.place.id)
                onEmptied: root.table.touch(die.empty.id)
            }
        }
    }
    Column {
        Layout.fillWidth: true
        visible: root.page.either.length > 0

        Repeater {
            model: root.page.either.length > 0 ? 1 : 0

            SegmentedChoice {
                objectName: "either"
                width: parent.width
                ids: [...root.page.either].map(option => option.id)
                options: [...root.page.either].map(option => option.title)
                icons: [...root.page.either].map(option => option.icon)
                spoken: [...root.page.either].map(option => option.spoken)
                chosenIconColor: icons[current] === "food" ? BronzeAgeInk.food : Theme.ink2
                current: [...root.page.either].findIndex(option => option.chosen)
                //: What the choice between food and workers is about, for the screen reader.
                name: qsTr("Dice of food or workers")
                pointerX: root.count * root.slotPitch - slots.spacing > slots.width ? -1
                          : root.page.eitherSlot * root.slotPitch + root.slotSize / 2
                onChosen: index => root.table.touch(root.page.either[index].id)
            }
        }
    }
    OutcomeCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        // Where nothing else takes what is left over, it does: else the rows above would move apart.
        Layout.maximumHeight: root.height > 800 ? Math.max(implicitHeight, 400) : Infinity
        outcome: root.page.preview
        goodIds: root.table.goodIds
        tight: root.tight && !root.split

        extra: Column {
            width: parent ? parent.width : 0
            visible: root.page.spearheads.most > 0

            Repeater {
                model: root.page.spearheads.most > 0 ? 1 : 0

                RowLayout {
                    width: parent.width

                    Icon {
                        name: "spearheads"
                        size: Theme.iconSize(24)
                        color: BronzeAgeInk.spearheads
                    }
                    Words {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        //: Smithing: spearheads given up so that an invasion hurts more.
                        text: qsTr("Spearheads given")
                        font: Theme.label
                    }
                    Stepper {
                        objectName: root.page.spearheads.id
                        //: Smithing: spearheads given up so that an invasion hurts more.
                        name: qsTr("Spearheads given")
                        value: root.page.spearheads.value
                        to: root.page.spearheads.most
                        onChanged: next => root.table.touch(root.page.spearheads.id, next)
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
        Layout.maximumHeight: root.height
        visible: root.height > 800
    }

    second: FacePad {
        Layout.fillWidth: true
        page: root.page
        keysShown: root.keysShown
        tight: root.tight && !root.split
        onTapped: id => root.table.touch(id)
        onHeld: face => root.explain(face, "die-" + face)
    }
}
