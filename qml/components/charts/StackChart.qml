// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Bars made of parts; what is lost lies left of the line. Each part has its icon and a pattern of its own.
ChartFrame {
    id: root

    /// Series that take away.
    readonly property list<bool> losses: {
        const lost = [];
        for (let row = 0; row < root.series; ++row)
            lost.push([...root.labels].some((label, index) => root.valueAt(row, index) < 0));
        return lost;
    }
    readonly property real most: root.farthest(1)
    readonly property real least: root.farthest(-1)
    readonly property real unit: availableWidth / Math.max(1, most + least)

    /// How far the longest bar goes to one side.
    function farthest(side: int): real {
        let far = 0;
        for (let index = 0; index < root.count; ++index) {
            let sum = 0;
            for (let row = 0; row < root.series; ++row)
                sum += Math.max(0, side * root.valueAt(row, index)) || 0;
            far = Math.max(far, sum);
        }
        return far;
    }
    /// Where a part begins, counted from the line outwards.
    function before(row: int, index: int): real {
        const side = root.valueAt(row, index) < 0 ? -1 : 1;
        let sum = 0;
        for (let other = 0; other < row; ++other)
            sum += Math.max(0, side * root.valueAt(other, index)) || 0;
        return sum;
    }

    drawingHeight: all.height

    TapHandler {
        enabled: root.drawn
        onTapped: root.showNumbers()
    }
    Column {
        id: all

        width: parent.width
        spacing: Theme.gapMedium

        Repeater {
            model: root.count

            Item {
                id: bar

                required property int index

                objectName: "bar-" + index
                width: root.availableWidth
                implicitHeight: head.height + Theme.space1 + fields.height
                Accessible.role: Accessible.ListItem
                Accessible.name: root.spoken(index)

                Row {
                    id: head

                    width: parent.width
                    spacing: Theme.space2

                    PlayerSeal {
                        id: seal

                        anchors.verticalCenter: parent.verticalCenter
                        visible: colour !== ""
                        colour: root.colours[bar.index] ?? ""
                        size: Theme.iconSize(22)
                    }
                    Words {
                        width: parent.width - x - sum.width - Theme.space2
                        wrapMode: Text.Wrap
                        text: root.labels[bar.index] ?? ""
                        font: Theme.label
                    }
                    Words {
                        id: sum

                        text: root.texts[bar.index] ?? ""
                        font: Theme.label
                    }
                }
                Item {
                    id: fields

                    y: head.height + Theme.space1
                    width: parent.width
                    height: Theme.iconSize(22)

                    Repeater {
                        model: root.series

                        StackField {
                            required property int index
                            readonly property real value: root.valueAt(index, bar.index) || 0
                            readonly property real begins: root.before(index, bar.index) * root.unit

                            x: root.least * root.unit + (value < 0 ? -begins - width : begins)
                            width: Math.abs(value) * root.unit
                            height: parent.height
                            visible: value !== 0
                            place: index
                            lost: value < 0
                            iconName: root.seriesIcons[index] ?? ""
                        }
                    }
                    Rectangle {
                        x: root.least * root.unit - width / 2
                        y: -Theme.lineSelection
                        width: Theme.lineSelection
                        height: parent.height - 2 * y
                        visible: root.least > 0
                        color: Theme.ink
                    }
                }
            }
        }
        ChartLegend {
            width: parent.width
            fields: true
            names: root.names
            icons: root.seriesIcons
            losses: root.losses
        }
    }
}
