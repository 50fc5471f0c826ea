// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What a disaster did to one player: the boxes that were ticked, or what sheltered.
RowLayout {
    id: root

    required property bronzeVictim victim

    readonly property bool sheltered: victim.shelter !== ""
    readonly property bool boxed: !sheltered && victim.boxes > victim.boxesBefore
    /// A number stands large at the right; a sentence takes a line of its own.
    readonly property bool brief: loss.implicitWidth <= width / 4

    spacing: Theme.space3
    Accessible.role: Accessible.StaticText
    Accessible.name: sheltered ? victim.name + ", " + noEffect.text + ", " + victim.shelter : victim.name + ", " + victim.loss

    PlayerSeal {
        Layout.topMargin: Theme.gapSmall
        Layout.bottomMargin: Theme.gapSmall
        colour: root.victim.colour
        size: 40
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        spacing: Theme.space1

        Flow {
            Layout.fillWidth: true
            spacing: Theme.space2

            Words {
                width: Math.min(implicitWidth, parent.width)
                elide: Text.ElideRight
                text: root.victim.name
                font: Theme.label
            }
            Words {
                visible: root.boxed
                //: The disaster boxes that a player has ticked.
                text: qsTr("%n boxes", "", root.victim.boxes)
                color: Theme.onHarmSoft
                font: Theme.caption
            }
        }
        Words {
            Layout.fillWidth: true
            visible: !root.sheltered && !root.brief
            wrapMode: Text.Wrap
            text: root.victim.loss
            color: Theme.harm
            font: Theme.label
        }
        Words {
            id: noEffect

            visible: root.sheltered && !Theme.largeText
            //: A disaster does nothing to a sheltered player.
            text: qsTr("No effect")
            color: Theme.onHarmSoft
            font: Theme.caption
        }
        DisasterStrip {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.boxed
            side: root.width < 320 ? 10 : 12
            before: root.victim.boxesBefore
            added: root.victim.boxes - root.victim.boxesBefore
        }
    }
    Words {
        id: loss

        visible: !root.sheltered && root.brief
        text: root.victim.loss
        color: Theme.harm
        font: Theme.title
    }
    Pill {
        visible: root.sheltered
        kind: "safe"
        iconName: "ui-shield"
        text: root.victim.shelter
    }
}
