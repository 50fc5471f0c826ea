// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Columns that stand, side by side: how often something was so much.
ChartFrame {
    id: root

    readonly property real step: count > 0 ? availableWidth / count : 0
    readonly property int tallest: 96
    /// Words that would run into each other leave every second or third one out.
    readonly property int everyLabel: Math.max(1, Math.ceil((labelWords.width + Theme.space1) / Math.max(1, step)))
    readonly property int everyNumber: Math.max(1, Math.ceil((numberWords.width + Theme.space1) / Math.max(1, step)))

    drawingHeight: field.height

    Widest {
        id: labelWords

        texts: root.labels
        font: Theme.micro
    }
    Widest {
        id: numberWords

        texts: [...root.labels].map((label, index) => root.textAt(index))
        font: Theme.microBold
    }
    TapHandler {
        enabled: root.drawn
        onTapped: root.showNumbers()
    }
    Item {
        id: field

        readonly property real numberHeight: Math.ceil(numberWords.height) + Theme.space1
        readonly property real labelHeight: Math.ceil(labelWords.height) + Theme.space1

        width: parent.width
        height: numberHeight + root.tallest + labelHeight

        Repeater {
            model: root.count

            Item {
                id: column

                required property int index
                readonly property bool strong: index === root.strong
                readonly property real value: root.valueAt(0, index)
                readonly property real drawn: value > 0 ? Math.max(2, root.tallest * value / Math.max(1, root.widest)) : 0

                objectName: "column-" + index
                x: index * root.step
                width: root.step
                height: field.height
                Accessible.role: Accessible.ListItem
                Accessible.name: root.spoken(index)

                Rectangle {
                    id: bar

                    x: Math.min(3, root.step / 8)
                    y: field.numberHeight + root.tallest - column.drawn
                    width: parent.width - 2 * x
                    height: column.drawn
                    radius: Math.min(Theme.space1, height / 2)
                    color: column.strong ? Theme.accent : Theme.lineControl

                    // Only the upper corners are round.
                    Rectangle {
                        y: parent.height / 2
                        width: parent.width
                        height: parent.height / 2
                        color: parent.color
                    }
                }
                Words {
                    anchors.horizontalCenter: bar.horizontalCenter
                    anchors.bottom: bar.top
                    anchors.bottomMargin: Theme.lineSelection
                    visible: column.value > 0 && (column.strong || (root.everyNumber === 1))
                    text: root.textAt(column.index)
                    color: column.strong ? Theme.accent : Theme.ink2
                    font: Theme.microBold
                }
                Words {
                    anchors.horizontalCenter: bar.horizontalCenter
                    anchors.bottom: parent.bottom
                    visible: column.index % root.everyLabel === 0
                    text: root.labels[column.index] ?? ""
                    color: Theme.ink3
                    font: Theme.micro
                }
            }
        }
        HairLine {
            y: field.numberHeight + root.tallest
            width: parent.width
            color: Theme.lineStrong
        }
    }
}
