// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Numbers that are set step by step, two beside each other where there is room.
Card {
    id: root

    required property AgesTable table
    required property list<tableCounter> counters
    property tableCounter none
    readonly property bool wide: width >= Theme.readingWidth && counters.length > 1 && !Theme.largeText

    padding: 0

    Grid {
        id: grid

        width: parent.width
        columns: root.wide ? 2 : 1

        Repeater {
            model: root.counters.length

            Item {
                id: line

                required property int index
                readonly property tableCounter counter: root.counters[index] ?? root.none

                width: grid.width / grid.columns
                implicitHeight: Math.max(Theme.touchTarget + Theme.space1, title.implicitHeight + Theme.space2)

                HairLine {
                    width: parent.width
                    visible: line.index >= grid.columns
                }
                Icon {
                    id: sign

                    x: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.counter.icon
                    size: Theme.iconSize(20)
                    color: AgesInk.of(line.counter.ink)
                }
                Words {
                    id: title

                    anchors.left: sign.right
                    anchors.right: stepper.left
                    anchors.leftMargin: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.Wrap
                    text: line.counter.title
                    font: Theme.label
                }
                Stepper {
                    id: stepper

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space2
                    anchors.verticalCenter: parent.verticalCenter
                    objectName: line.counter.id
                    name: line.counter.title
                    value: line.counter.value
                    from: line.counter.least
                    to: line.counter.most
                    change: line.counter.least < 0
                    onChanged: next => root.table.touch(line.counter.id, next)
                }
            }
        }
    }
}
