// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The dice that were entered, the tools beside them, and what that comes to.
Column {
    id: root

    required property StoneTable table
    required property stoneRoll roll
    /// Little room: no head, smaller things, a total beside the tools.
    property bool tight: false
    readonly property list<tableChoice> dice: roll.dice
    readonly property list<tableChoice> tools: roll.tools
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none

    spacing: tight ? Theme.space2 : Theme.space3

    SectionHead {
        width: parent.width
        visible: !root.tight
        objectName: "roll-title"
        text: root.roll.title
        //: Beside it, above the tools.
        note: qsTr("tools, once a round")
        small: true
    }
    Flow {
        width: parent.width
        spacing: root.spacing

        Flow {
            width: root.tight && root.roll.byTotal ? total.width : parent.width
            spacing: Theme.space2

            Repeater {
                model: root.dice.length

                PipDie {
                    required property int index

                    size: root.tight ? Theme.touchTarget : 56
                    die: root.dice[index] ?? root.none
                    onClicked: root.table.touch(die.id)
                }
            }
            Rectangle {
                id: total

                visible: root.roll.byTotal
                // That of the range, which is wider than any total.
                width: Math.max(112, Math.ceil(range.advanceWidth(root.roll.range)) + Theme.space5)
                height: Math.max(root.tight ? Theme.touchTarget : 56, typed.implicitHeight)
                radius: Theme.radiusTile
                color: Theme.surface
                border.width: Theme.lineSelection
                border.color: root.roll.complete ? Theme.lineStrong : Theme.accent
                Accessible.role: Accessible.StaticText
                //: Spoken: the total of many dice as far as it was typed.
                Accessible.name: qsTr("Total of the dice: %1").arg(typed.text)

                FontMetrics {
                    id: range

                    font: Theme.body
                }
                Words {
                    id: typed

                    objectName: "typed"
                    anchors.centerIn: parent
                    text: root.roll.typed === "" ? root.roll.range : root.roll.typed
                    color: root.roll.typed === "" ? Theme.ink3 : Theme.ink
                    font: root.roll.typed === "" ? Theme.body : Theme.title
                }
            }
        }
        // In a row of their own, which does not move with the number of dice.
        Flow {
            width: parent.width - (root.tight && root.roll.byTotal ? total.width + parent.spacing : 0)
            spacing: Theme.space2

            Repeater {
                model: root.tools.length

                ToolPick {
                    required property int index

                    tight: root.tight
                    tool: root.tools[index] ?? root.none
                    onClicked: root.table.touch(tool.id)
                }
            }
        }
    }
    // Its room is kept, and that of the proposal below: what stands under them stays there.
    Card {
        width: parent.width
        padding: root.tight ? Theme.space2 : Theme.cardPadding
        opacity: root.roll.complete ? 1 : 0

        Item {
            width: parent.width
            implicitHeight: Math.max(words.implicitHeight, result.implicitHeight, sign.height)

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                name: root.roll.icon
                size: Theme.iconSize(34)
                color: StoneAgeInk.of(root.roll.ink)
            }
            TextPair {
                id: words

                anchors.left: sign.right
                anchors.right: result.left
                anchors.leftMargin: Theme.cardPadding
                anchors.verticalCenter: parent.verticalCenter
                text: root.roll.sum
                captionLines: Theme.largeText ? 2 : 0
                caption: root.roll.rest === "" ? root.roll.rule : qsTr("%1, %2", "a rule and what is left over").arg(root.roll.rule).arg(root.roll.rest)
            }
            Words {
                id: result

                objectName: "brings"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.roll.brings
                color: Theme.accent
                font: Theme.title
                Accessible.ignored: false
            }
        }
    }
    CounterRow {
        width: parent.width
        height: root.tight && !Theme.largeText ? Theme.touchTarget : implicitHeight
        visible: root.roll.jewels.id !== ""
        table: root.table
        counter: root.roll.jewels
    }
    FontMetrics {
        id: proposal

        font: Theme.control
    }
    Chip {
        objectName: root.roll.suggestion.id
        width: Math.min(implicitWidth, parent.width)
        // The room of two lines of large words, also when there is nothing to propose.
        height: Theme.largeText ? Math.max(implicitHeight, Math.ceil(2 * proposal.height) + topPadding + bottomPadding) : implicitHeight
        visible: root.roll.suggestion.id !== ""
        opacity: enabled ? 1 : 0
        enabled: root.roll.suggestion.enabled
        checkable: false
        iconName: "sa-tool"
        text: root.roll.suggestion.title
        Accessible.role: Accessible.Button
        Accessible.ignored: !enabled
        onClicked: root.table.touch(root.roll.suggestion.id)
    }
}
