// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Regions as they are printed; a tap opens one.
Card {
    id: root

    required property list<riseRegionLine> lines
    property riseRegionLine none

    signal touched(string id)

    padding: 0

    Column {
        width: parent.width

        Repeater {
            model: root.lines.length

            Touchable {
                id: row

                required property int index
                readonly property riseRegionLine line: root.lines[index] ?? root.none

                objectName: line.choice.id
                width: parent ? parent.width : 0
                implicitHeight: Math.max(53, words.height + Theme.space2)
                enabled: line.choice.id !== ""
                pressedScale: 1
                Accessible.name: line.choice.spoken
                Accessible.description: line.choice.note
                onClicked: root.touched(line.choice.id)

                background: Rectangle {
                    radius: Theme.radiusCard
                    color: row.down ? Theme.surfaceAlt : "transparent"

                    HairLine {
                        x: Theme.cardPadding
                        width: parent.width - 2 * x
                        visible: row.index > 0
                    }
                }
                Column {
                    id: words

                    x: Theme.cardPadding
                    anchors.verticalCenter: parent.verticalCenter
                    width: facts.x - x - Theme.space2

                    Words {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: row.line.choice.title
                        font: Theme.label
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        wrapMode: Text.Wrap
                        text: row.line.choice.note
                        color: Theme.accent
                        font: Theme.micro
                    }
                }
                RiseRegionFacts {
                    id: facts

                    anchors.right: onward.left
                    anchors.rightMargin: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    points: row.line.points
                    figure: row.line.yield
                    water: row.line.water
                    face: Theme.label
                }
                Icon {
                    id: onward

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.cardPadding
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui-next"
                    size: Theme.iconSize(18)
                    color: Theme.ink3
                }
            }
        }
    }
}
