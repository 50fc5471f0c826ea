// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tallystone

/// How numbers went, a line each in its own colour and dash, with its emblem and last value at the end.
Item {
    id: root

    property list<string> names
    property list<string> colours
    /// All of the first line, then all of the second.
    property list<double> values
    /// Below each point.
    property list<string> labels
    /// The point to mark; -1 is none.
    property int mark: -1
    /// What it shows, for the screen reader.
    property string name

    readonly property int points: labels.length
    readonly property real least: Math.min(0, ...values)
    readonly property real most: Math.max(1, ...values)
    readonly property real step: {
        const rough = (root.most - root.least) / 4;
        const power = Math.pow(10, Math.floor(Math.log10(rough)));
        return Math.max(1, power * [1, 2, 5, 10].find(factor => factor * power >= rough));
    }
    readonly property int lowest: Math.ceil(least / step)
    readonly property int highest: Math.ceil(most / step)
    readonly property list<string> ticks: Array.from({
        "length": highest - lowest + 1
    }, (_, i) => root.written((root.lowest + i) * root.step))
    readonly property int seal: 22
    readonly property real left: numbers.implicitWidth + Theme.space2
    readonly property real right: width - seal - Theme.gapSmall - finals.implicitWidth - Theme.space3
    readonly property real top: seal / 2
    readonly property real bottom: height - Theme.space2 - numbers.implicitHeight
    readonly property int every: Math.max(1, Math.ceil((points - 1) * (bottoms.implicitWidth + Theme.space3) / Math.max(1, right - left)))
    /// Where the emblems stand: at the end of their lines, but never over each other.
    readonly property list<real> ends: {
        const order = [...names.keys()].sort((a, b) => root.lastOf(b) - root.lastOf(a));
        const places = [];
        let free = -Infinity;
        for (const series of order) {
            places[series] = Math.max(free, root.yOf(root.lastOf(series)));
            free = places[series] + root.seal + Theme.radiusMark;
        }
        return places;
    }

    function valueOf(series: int, point: int): double {
        return root.values[series * root.points + point] ?? 0;
    }
    function lastOf(series: int): double {
        return root.valueOf(series, root.points - 1);
    }
    function xOf(point: int): real {
        return root.left + (root.points > 1 ? point / (root.points - 1) : 0.5) * (root.right - root.left);
    }
    function yOf(value: double): real {
        const high = root.highest * root.step;
        return root.bottom - (value - root.least) / (high - root.least) * (root.bottom - root.top);
    }
    function written(value: double): string {
        return value < 0 ? "−" + -value : value;
    }
    /// The first line is whole.
    function dashOf(series: int): list<real> {
        switch (series) {
        case 1:
            return [4, 1.6];
        case 2:
            return [1.2, 1.6];
        case 3:
            return [5, 1.6, 1, 1.6];
        case 4:
            return [2.4, 1.6];
        }
        return [7, 1.6];
    }
    function pathOf(series: int): string {
        let path = "";
        for (let point = 0; point < root.points; ++point)
            path += (point === 0 ? "M" : "L") + root.xOf(point) + " " + root.yOf(root.valueOf(series, point));
        return path;
    }

    implicitWidth: Theme.phoneWidth
    implicitHeight: 220
    Accessible.role: Accessible.Chart
    Accessible.name: name
    //: Spoken below the name of a chart: for each line %1, its numbers %2.
    Accessible.description: [...names].map((name, series) => qsTr("%1: %2").arg(name).arg(labels.map((_, point) => root.written(root.valueOf(series, point))).join(", "))).join("; ")

    Widest {
        id: numbers

        texts: root.ticks
        face: Theme.micro
    }
    Widest {
        id: bottoms

        texts: root.labels
        face: Theme.micro
    }
    Widest {
        id: finals

        texts: [...root.names].map((_, series) => root.written(root.lastOf(series)))
        face: Theme.label
    }
    Repeater {
        model: root.ticks

        Item {
            id: tick

            required property int index
            required property string modelData

            y: root.yOf((root.lowest + index) * root.step)

            HairLine {
                x: root.left
                width: root.right - root.left
            }
            Words {
                x: numbers.implicitWidth - width
                anchors.verticalCenter: parent.verticalCenter
                text: tick.modelData
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
    Repeater {
        model: root.labels

        Words {
            required property int index
            required property string modelData

            x: root.xOf(index) - width / 2
            y: root.height - height
            visible: index % root.every === 0
            text: modelData
            color: Theme.ink2
            font: Theme.micro
        }
    }
    Shape {
        visible: root.mark >= 0 && root.mark < root.points

        ShapePath {
            strokeWidth: Theme.lineControlWidth
            strokeColor: Theme.ink2
            strokeStyle: ShapePath.DashLine
            dashPattern: [2, 2]
            fillColor: "transparent"
            PathSvg {
                path: `M${root.xOf(root.mark)} ${root.top}V${root.bottom + Theme.space1}`
            }
        }
    }
    Repeater {
        model: root.names.length

        Item {
            id: line

            required property int index
            readonly property color ink: Theme.colorOf(root.colours[index] ?? "")

            Shape {
                ShapePath {
                    strokeWidth: line.index === 0 ? Theme.focusWidth : 2.4
                    strokeColor: line.ink
                    strokeStyle: line.index === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: root.dashOf(line.index)
                    capStyle: ShapePath.FlatCap
                    joinStyle: ShapePath.RoundJoin
                    fillColor: "transparent"
                    PathSvg {
                        path: root.pathOf(line.index)
                    }
                }
            }
            Rectangle {
                x: root.xOf(root.mark) - width / 2
                y: root.yOf(root.valueOf(line.index, root.mark)) - height / 2
                width: Theme.gapMedium + Theme.lineSelection
                height: width
                visible: root.mark >= 0 && root.mark < root.points
                radius: width / 2
                color: line.ink
                border.width: Theme.lineSelection
                border.color: Theme.surface
            }
            PlayerSeal {
                x: root.right + Theme.space2
                y: (root.ends[line.index] ?? 0) - height / 2
                size: root.seal
                colour: root.colours[line.index] ?? ""

                Words {
                    anchors.left: parent.right
                    anchors.leftMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.written(root.lastOf(line.index))
                    font: Theme.label
                }
            }
        }
    }
}
