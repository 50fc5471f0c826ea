// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Where a player's points came from, and their sum.
Card {
    id: root

    required property list<riseLine> points
    property bool corrected: false
    property riseLine none

    Flow {
        id: sums

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space3

        Repeater {
            model: root.points.length

            Row {
                id: part

                required property int index
                readonly property riseLine its: root.points[index] ?? root.none
                readonly property bool total: index === root.points.length - 1

                spacing: Theme.space3

                Words {
                    text: part.index === 0 ? "" : part.total ? "=" : part.its.count < 0 ? "−" : "+"
                    visible: text !== ""
                    color: Theme.ink3
                    font: Theme.section
                }
                Column {
                    Words {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: part.index === 0 && part.its.count < 0 ? "−" + -part.its.count : Math.abs(part.its.count)
                        color: part.total ? Theme.accent : part.its.count < 0 ? Theme.harm : Theme.ink
                        font: Theme.section
                    }
                    Words {
                        text: part.its.title
                        color: part.total ? Theme.ink : Theme.ink2
                        font: part.total ? Theme.microBold : Theme.micro
                    }
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: part.total && root.corrected
                    name: "ui-edit"
                    size: Theme.iconSize(16)
                    color: Theme.ink2
                }
            }
        }
    }
}
