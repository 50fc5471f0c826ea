// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a village would score if the game ended now, part by part.
Card {
    id: root

    required property StoneTable table
    required property stoneSeat seat

    component Line: Item {
        id: line

        property string iconName
        property string name
        property string how
        property int points: 0
        property bool whole: false

        width: parent ? parent.width : 0
        implicitHeight: Math.max(label.implicitHeight, number.implicitHeight) + Theme.gapSmall
        Accessible.role: Accessible.StaticText
        //: Spoken: %1 is a part of the score, %2 points.
        Accessible.name: qsTr("%1: %2").arg(name).arg(line.how === "" ? line.points : line.how + " " + line.points)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            visible: line.iconName !== ""
            name: line.iconName
            size: Theme.iconSize(20)
            color: Theme.ink2
        }
        Words {
            id: label

            x: sign.visible ? sign.width + Theme.space3 : 0
            width: parent.width - x - number.width - (Theme.largeText ? 0 : how.width) - 2 * Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            text: line.name
            font: line.whole ? Theme.section : Theme.caption
        }
        Words {
            id: how

            anchors.right: parent.right
            anchors.rightMargin: Theme.touchTarget + Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.largeText
            text: line.how
            color: Theme.ink3
            font: Theme.caption
        }
        Words {
            id: number

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: line.points < 0 ? "−" + -line.points : line.points
            color: line.whole ? Theme.accent : Theme.ink
            font: line.whole ? Theme.total : Theme.cost
        }
    }

    Column {
        width: parent.width

        Repeater {
            model: root.table.partNames.length

            Line {
                required property int index
                readonly property int craft: index - 1
                readonly property bool counted: craft >= 0 && craft < root.table.crafts.length

                iconName: root.table.partIcons[index] ?? ""
                name: root.table.partNames[index] ?? ""
                how: {
                    if (counted)
                        //: How points come about: so many cards, each worth so much. The points follow.
                        return qsTr("%1 × %2 =").arg(root.seat.crafts[craft] ?? 0).arg(root.seat.measures[craft] ?? 0);
                    //: How points come about: %1 is such as "3² + 1²". The points follow.
                    return craft === root.table.crafts.length && root.seat.symbolSum !== "" ? qsTr("%1 =").arg(root.seat.symbolSum) : "";
                }
                points: root.seat.parts[index] ?? 0
            }
        }
        HairLine {
            width: parent.width
        }
        Line {
            //: The sum of a score.
            name: qsTr("Total")
            points: root.seat.total
            whole: true
        }
    }
}
