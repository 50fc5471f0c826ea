// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// What the dice would do, told while they are entered: goods, food, disaster, workers and coins.
Card {
    id: root

    required property bronzeOutcome outcome
    required property list<string> goodIds
    /// Less air and no captions, where the room is short.
    property bool tight: false
    property alias extra: more.data

    readonly property bool narrow: width < Theme.phoneWidth - 2 * Theme.space2
    readonly property int lineHeight: tight ? 44 : 52
    //: How many cities go hungry, and what that costs: "3 cities go hungry: −3".
    readonly property string fed: outcome.hungry ? qsTr("%1: %2").arg(outcome.fed).arg(outcome.famine) : outcome.fed
    readonly property bool anything: Math.max(0, ...outcome.gained) > 0

    // Lines share what there is more than they need. No layout around them: it would be laid out again and again
    // while their words wrap.
    readonly property real needed: goods.least + food.least + disaster.least + toUse.least + more.height + 3 * Theme.lineHair
    readonly property real spare: Math.max(0, availableHeight - needed) / 4

    topPadding: Theme.space1
    bottomPadding: Theme.space1
    implicitHeight: needed + topPadding + bottomPadding
    Accessible.role: Accessible.StaticText
    //: Spoken, what a roll does: %1 goods, %2 food, %3 disaster, %4 skulls.
    Accessible.name: qsTr("%1. %2. %3, %4.").arg(outcome.goodsNote).arg(fed).arg(outcome.disaster).arg(outcome.disasterNote)

    // No layout: one keeps the height of a first, narrow try.
    component Count: Item {
        id: count

        property string iconName
        property string text

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: Math.max(sign.height, label.implicitHeight)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: count.iconName
            size: Theme.iconSize(30)
            color: Theme.ink2
        }
        Words {
            id: label

            x: sign.width + Theme.space3
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            text: count.text
            font: Theme.label
        }
    }

    Column {
        width: parent.width

        RowLayout {
            id: goods

            readonly property real least: Math.max(root.lineHeight, implicitHeight + Theme.space2)

            width: parent.width
            height: least + root.spare
            spacing: Theme.space3

            Icon {
                visible: !Theme.largeText || !root.anything
                name: "good"
                size: Theme.iconSize(30)
                color: Theme.ink2
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                spacing: Theme.lineSelection

                Flow {
                    Layout.fillWidth: true
                    visible: root.anything
                    spacing: root.narrow ? Theme.gapSmall : Theme.gapMedium

                    Repeater {
                        model: [...root.goodIds].filter((good, index) => root.outcome.gained[index] > 0)

                        GoodCount {
                            required property string modelData

                            good: modelData
                            iconSize: root.narrow ? 20 : 24
                            text: "+" + root.outcome.gained[root.goodIds.indexOf(modelData)]
                            Accessible.ignored: true
                        }
                    }
                }
                Words {
                    Layout.fillWidth: true
                    visible: !root.anything || (!Theme.largeText && !root.tight)
                    wrapMode: Text.Wrap
                    text: root.outcome.goodsNote
                    color: root.anything ? Theme.ink2 : Theme.ink
                    font: root.anything ? Theme.caption : Theme.label
                }
                Column {
                    Layout.fillWidth: true
                    visible: root.outcome.wasted !== ""

                    Repeater {
                        model: root.outcome.wasted !== "" ? 1 : 0

                        Pill {
                            width: Math.min(implicitWidth, parent.width)
                            kind: "accent"
                            iconName: "ui-warn"
                            text: root.outcome.wasted
                        }
                    }
                }
            }
        }
        HairLine {
            width: parent.width
        }
        PreviewLine {
            id: food

            readonly property real least: Math.max(root.lineHeight, implicitHeight + Theme.space2)

            width: parent.width
            height: least + root.spare
            iconName: "food"
            iconColor: BronzeAgeInk.food
            text: root.outcome.food
            caption: root.outcome.foodNote
            captionShown: !Theme.largeText && !root.tight

            Pill {
                width: Math.min(implicitWidth, food.room)
                kind: root.outcome.hungry ? "harm" : "safe"
                iconName: root.outcome.hungry ? "famine" : "ui-check"
                text: root.fed
            }
        }
        HairLine {
            width: parent.width
        }
        PreviewLine {
            id: disaster

            readonly property real least: Math.max(root.lineHeight, implicitHeight + Theme.space2)

            width: parent.width
            height: least + root.spare
            iconName: root.outcome.disasterIcon === "" ? "skull" : root.outcome.disasterIcon
            iconColor: root.outcome.struck ? Theme.harm : Theme.ink2
            text: root.outcome.disaster
            caption: root.outcome.disasterNote
            captionShown: !Theme.largeText && !root.tight

            Flow {
                id: marks

                readonly property bool anyHit: [...root.outcome.victims].some(victim => victim.shelter === "")
                /// In one line.
                readonly property real natural: {
                    let sum = -spacing;
                    for (let i = 0; i < victims.count; ++i) {
                        const mark = victims.itemAt(i) as VictimMark;
                        sum += mark && mark.visible ? mark.width + spacing : 0;
                    }
                    return sum;
                }

                width: Math.max(0, Math.min(natural, disaster.room))
                spacing: Theme.space2

                Repeater {
                    id: victims

                    model: root.outcome.victims

                    VictimMark {
                        required property bronzeVictim modelData

                        // Where there is little room, only those whom it hits.
                        visible: !root.tight || !sheltered || !marks.anyHit
                        victim: modelData
                    }
                }
            }
        }
        Column {
            id: more

            width: parent.width
        }
        HairLine {
            width: parent.width
        }
        RowLayout {
            id: toUse

            readonly property real least: Math.max(root.lineHeight, implicitHeight + Theme.space1)

            width: parent.width
            height: least + root.spare
            spacing: Theme.space3

            Count {
                iconName: "worker"
                //: The workers of a roll.
                text: Theme.largeText ? root.outcome.workers : qsTr("%n workers", "", root.outcome.workers)
            }
            Count {
                iconName: "coin"
                //: The coins of a roll.
                text: Theme.largeText ? root.outcome.coins : qsTr("%n coins", "", root.outcome.coins)
            }
        }
    }
}
