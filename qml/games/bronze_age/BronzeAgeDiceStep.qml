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
    readonly property BronzeDice dice: table.dice
    readonly property int count: dice.tray.length
    readonly property int slotSize: Math.max(48, Math.min(56, Math.floor((slots.width - Theme.space2 * (count - 1)) / count)))
    readonly property int slotPitch: slotSize + slots.spacing

    pinned: true
    keyed: true

    // No row: one of Qt 6.4 leaves the count where a longer title had it.
    Item {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        implicitHeight: Math.max(title.height, note.visible ? note.height : 0)
        visible: !Theme.largeText || root.dice.mayReroll

        Words {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (note.visible ? note.width + Theme.space2 : 0)
            wrapMode: Text.Wrap
            //: The title of the step in which dice are entered; the second one with Leadership.
            text: root.dice.mayReroll ? qsTr("You may reroll one die") : qsTr("What did you roll?")
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
            text: root.dice.note
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
    }
    // What few rolls need is made when one does. Not in the layout itself: one of Qt 6.4 still looks at items that
    // are gone.
    Column {
        Layout.fillWidth: true
        visible: root.dice.preserves

        Repeater {
            model: root.dice.preserves ? 1 : 0

            Chip {
                objectName: "preserve"
                width: Math.min(implicitWidth, parent.width)
                enabled: root.dice.canPreserve
                checkable: false
                iconName: "dev-preservation"
                //: The development Preservation, before the dice are rolled.
                text: qsTr("Double the food for 1 pottery")
                Accessible.role: Accessible.Button
                onClicked: root.dice.preserve()
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

                objectName: "slot-" + index
                face: root.dice.tray[index] ?? ""
                size: root.slotSize
                selected: root.dice.selected === index
                choiceOpen: face === "either"
                spoken: root.dice.traySpoken[index] ?? ""
                onTapped: root.dice.tapSlot(index)
                onEmptied: root.dice.emptySlot(index)
            }
        }
    }
    Column {
        Layout.fillWidth: true
        visible: root.dice.eitherOptions.length > 0

        Repeater {
            model: root.dice.eitherOptions.length > 0 ? 1 : 0

            SegmentedChoice {
                objectName: "either"
                width: parent.width
                options: root.dice.eitherOptions
                icons: root.dice.eitherIcons
                chosenIconColor: root.dice.eitherIcons[current] === "food" ? BronzeAgeInk.food : Theme.ink2
                current: root.dice.eitherCurrent
                //: What the choice between food and workers is about, for the screen reader.
                name: qsTr("Dice of food or workers")
                pointerX: root.count * root.slotPitch - slots.spacing > slots.width ? -1
                          : root.dice.eitherSlot * root.slotPitch + root.slotSize / 2
                onChosen: index => root.dice.chooseEither(index)
            }
        }
    }
    OutcomeCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        // Where nothing else takes what is left over, it does: else the rows above would move apart.
        Layout.maximumHeight: root.height > 800 ? Math.max(implicitHeight, 400) : Infinity
        outcome: root.dice.preview
        goodIds: root.table.barter.wareIds.slice(0, 5)
        tight: root.tight && !root.split

        extra: Column {
            width: parent ? parent.width : 0
            visible: root.dice.spearheadsMost > 0

            Repeater {
                model: root.dice.spearheadsMost > 0 ? 1 : 0

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
                        objectName: "spearheads"
                        //: Smithing: spearheads given up so that an invasion hurts more.
                        name: qsTr("Spearheads given")
                        value: root.dice.spearheads
                        to: root.dice.spearheadsMost
                        onChanged: next => root.dice.setSpearheads(next)
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
        faces: root.dice.faces
        names: root.dice.faceNames
        counts: root.dice.faceCounts
        keysShown: root.keysShown
        tight: root.tight && !root.split
        onTapped: face => root.dice.tapFace(face)
        onHeld: face => root.explain(face, "die-" + face)
    }
}
