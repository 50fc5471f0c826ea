// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Where a player's 30 cubes are.
Card {
    id: root

    required property list<riseLine> cubes
    property riseLine none
    readonly property int all: 30

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gapSmall

        Words {
            //: Head of a card: a player has that many cubes in all.
            text: qsTr("Cubes, %1").arg(root.all)
            font: Theme.sectionSmall
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Widest {
            id: names

            texts: [...root.cubes].map(line => line.title)
            font: Theme.caption
        }
        Repeater {
            model: root.cubes.length

            Item {
                id: line

                required property int index
                readonly property riseLine its: root.cubes[index] ?? root.none

                width: parent ? parent.width : 0
                height: Math.ceil(number.implicitHeight)
                Accessible.role: Accessible.StaticText
                //: Spoken: %1 is a place, %2 how many cubes are there.
                Accessible.name: qsTr("%1: %2").arg(its.title).arg(its.count)

                Words {
                    id: name

                    anchors.verticalCenter: parent.verticalCenter
                    width: names.width
                    text: line.its.title
                    font: Theme.caption
                }
                Rectangle {
                    anchors.left: name.right
                    anchors.right: number.left
                    anchors.margins: Theme.space2
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.gapSmall
                    radius: height / 2
                    color: Theme.sunken

                    Rectangle {
                        width: parent.width * line.its.count / root.all
                        height: parent.height
                        radius: parent.radius
                        color: Theme.slate
                    }
                }
                Words {
                    id: number

                    anchors.right: parent.right
                    width: Math.max(Theme.space5, implicitWidth)
                    horizontalAlignment: Text.AlignRight
                    text: line.its.count
                    font: Theme.captionBold
                }
            }
        }
    }
}
