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

    required property StoneGather gather
    readonly property list<stoneTool> tools: gather.tools
    /// While a list is emptied its rows are still there for a moment.
    property stoneTool noTool

    spacing: Theme.space3

    SectionHead {
        width: parent.width
        //: Above the dice that are entered.
        text: qsTr("What did you roll?")
        //: Beside it, above the tools.
        note: qsTr("tools, once a round")
        small: true
    }
    Flow {
        width: parent.width
        spacing: Theme.space2

        Repeater {
            model: root.gather.tray.length

            PipDie {
                required property int index

                objectName: "die-" + index
                pips: root.gather.tray[index] ?? 0
                //: Spoken: %1 is which die, %2 what it shows.
                spoken: pips > 0 ? qsTr("Die %1 shows %2").arg(index + 1).arg(pips) : qsTr("Die %1, empty").arg(index + 1)
                onClicked: root.gather.takeBackDie(index)
            }
        }
        Rectangle {
            visible: root.gather.byTotal
            width: Math.max(112, typed.implicitWidth + Theme.space5)
            height: Math.max(56, typed.implicitHeight)
            radius: Theme.radiusTile
            color: Theme.surface
            border.width: Theme.lineSelection
            border.color: root.gather.complete ? Theme.lineStrong : Theme.accent
            Accessible.role: Accessible.StaticText
            //: Spoken: the total of many dice as far as it was typed.
            Accessible.name: qsTr("Total of the dice: %1").arg(typed.text)

            Words {
                id: typed

                objectName: "typed"
                anchors.centerIn: parent
                text: root.gather.typed === "" ? root.gather.range : root.gather.typed
                color: root.gather.typed === "" ? Theme.ink3 : Theme.ink
                font: root.gather.typed === "" ? Theme.body : Theme.title
            }
        }
    }
    // In a row of their own, which does not move with the number of dice.
    Flow {
        width: parent.width
        spacing: Theme.space2

        Repeater {
            model: root.tools.length

            ToolPick {
                required property int index

                objectName: "tool-" + index
                tool: root.tools[index] ?? root.noTool
                onClicked: root.gather.tapTool(index)
            }
        }
    }
    // Its room is kept, and that of the proposal below: what stands under them stays there.
    Card {
        width: parent.width
        opacity: root.gather.complete ? 1 : 0

        Item {
            width: parent.width
            implicitHeight: Math.max(words.implicitHeight, result.implicitHeight, sign.height)

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                name: root.gather.icon
                size: Theme.iconSize(34)
                color: StoneAgeInk.of(root.gather.ink)
            }
            TextPair {
                id: words

                anchors.left: sign.right
                anchors.right: result.left
                anchors.leftMargin: Theme.cardPadding
                anchors.verticalCenter: parent.verticalCenter
                text: root.gather.sum
                caption: root.gather.rest === "" ? root.gather.rule : qsTr("%1, %2", "a rule and what is left over").arg(root.gather.rule).arg(root.gather.rest)
            }
            Words {
                id: result

                objectName: "brings"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.gather.brings
                color: Theme.accent
                font: Theme.title
                Accessible.ignored: false
            }
        }
    }
    SettingRow {
        width: parent.width
        visible: root.gather.jewelsMost > 0
        clickable: false
        iconName: "sa-jewel"
        //: A hunt: how much of it is taken as jewels instead of food.
        title: qsTr("Taken as jewels")

        Stepper {
            objectName: "jewels"
            name: qsTr("Taken as jewels")
            value: root.gather.jewels
            to: root.gather.jewelsMost
            onChanged: next => root.gather.setJewels(next)
        }
    }
    Chip {
        objectName: "suggestion"
        width: Math.min(implicitWidth, parent.width)
        opacity: enabled ? 1 : 0
        enabled: root.gather.suggestion !== ""
        checkable: false
        iconName: "sa-tool"
        text: root.gather.suggestion
        Accessible.role: Accessible.Button
        Accessible.ignored: !enabled
        onClicked: root.gather.takeSuggestion()
    }
}
