// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A battle: who loses how many. Without one its room is kept, and says how to begin one.
Column {
    id: root

    required property RiseTable table
    property riseBattle battle
    property string note
    readonly property bool fought: battle.title !== ""

    spacing: Theme.space1

    Words {
        width: parent.width
        visible: root.fought || !Theme.largeText
        opacity: root.fought ? 1 : 0
        text: root.fought ? root.battle.title : " "
        font: Theme.captionBold
        Accessible.ignored: !root.fought
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Card {
        width: parent.width
        padding: Theme.space1
        leftPadding: Theme.space3
        implicitHeight: Math.max(Theme.buttonHeight + Theme.lineSelection, hint.implicitHeight + 2 * padding, sides.implicitHeight + 2 * padding)

        NoteLine {
            id: hint

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: !root.fought
            iconName: "roe-battle"
            text: root.note
        }
        Flow {
            id: sides

            readonly property bool roomy: width >= first.implicitWidth + second.implicitWidth + sign.width + 2 * Theme.space2

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: root.fought
            spacing: Theme.space2

            Item {
                id: sign

                width: drawing.size
                height: first.height
                visible: sides.roomy

                Icon {
                    id: drawing

                    anchors.verticalCenter: parent.verticalCenter
                    name: "roe-battle"
                    size: Theme.iconSize(24)
                    color: Theme.harm
                }
            }
            RiseLoss {
                id: first

                counter: root.battle.other
                colour: root.battle.otherColour
                onChosen: value => root.table.touch(counter.id, value)
            }
            RiseLoss {
                id: second

                counter: root.battle.own
                colour: root.battle.ownColour
                onChosen: value => root.table.touch(counter.id, value)
            }
        }
    }
}
