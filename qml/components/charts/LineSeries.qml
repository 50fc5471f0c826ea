// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tallystone

/// One line of a LineChart, or its dots. A point without a height is a gap.
Item {
    id: root

    /// Which series it is: each has a dash of its own.
    property int place: 0
    property color color
    property bool dotted: false
    property int cursor: -1
    property list<point> points

    readonly property real thickness: place === 0 ? 3.2 : 2.6
    readonly property list<real> dash: {
        switch (root.dotted ? 0 : root.place % 5) {
        case 1:
            return [2.8, 1.4];
        case 2:
            return [0.6, 1.6];
        case 3:
            return [4, 1.3, 0.8, 1.3];
        case 4:
            return [1.5, 1.5];
        }
        return [];
    }
    readonly property string path: {
        let text = "";
        let drawing = false;
        for (const point of root.points) {
            if (!isNaN(point.y))
                text += `${drawing ? "L" : "M"}${point.x} ${point.y}`;
            drawing = !isNaN(point.y);
        }
        return text;
    }

    Shape {
        visible: !root.dotted && root.path !== ""

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.color
            strokeWidth: root.thickness
            strokeStyle: root.dash.length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: root.dash.length > 0 ? root.dash : [1, 0]
            capStyle: root.dash.length > 0 ? ShapePath.FlatCap : ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
    Repeater {
        model: root.points.length

        Rectangle {
            required property int index
            readonly property point at: root.points[index] ?? Qt.point(0, NaN)
            readonly property real size: root.dotted ? 10 : 9

            x: at.x - size / 2
            y: isNaN(at.y) ? 0 : at.y - size / 2
            width: size
            height: size
            radius: size / 2
            visible: !isNaN(at.y) && (root.dotted || index === root.cursor || root.points.length === 1)
            color: root.dotted ? Theme.surface : root.color
            border.width: Theme.lineSelection
            border.color: root.dotted ? root.color : Theme.surface
        }
    }
}
