// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The drawing of a monument or city: silhouette and boxes, filled from the ground up.
Item {
    id: root

    property string outline
    property string foliage
    /// Corners of the boxes, from the ground up.
    property list<real> xs
    property list<real> ys
    property real box: 20
    property int ticked: 0
    property int added: 0
    property bool showNext: false
    property bool built: false
    property bool inPlay: true
    default property alias content: front.data

    readonly property int boxes: Math.min(xs.length, ys.length)

    function markOf(index: int): string {
        if (index < root.ticked) {
            return "ticked";
        }
        if (index < root.ticked + root.added) {
            return "new";
        }
        return root.showNext && root.inPlay && index === root.ticked + root.added ? "next" : "empty";
    }
    /// How many boxes up to the one at a point of the drawing; 0 beside them.
    function countAt(x: real, y: real): int {
        for (let i = 0; i < root.boxes; ++i) {
            if (x >= root.xs[i] && x < root.xs[i] + root.box && y >= root.ys[i] && y < root.ys[i] + root.box) {
                return i + 1;
            }
        }
        return 0;
    }

    opacity: inPlay ? 1 : 0.4

    Silhouette {
        anchors.fill: parent
        outline: root.outline
        foliage: root.foliage
        built: root.built
    }
    Item {
        id: front

        anchors.fill: parent
    }
    Repeater {
        model: root.boxes

        Box {
            required property int index

            x: root.xs[index] ?? 0
            y: root.ys[index] ?? 0
            side: root.box
            mark: root.markOf(index)
            delay: Math.max(0, index - root.ticked) * Theme.boxStagger
        }
    }
    Rectangle {
        visible: !root.inPlay
        anchors.centerIn: parent
        width: Math.hypot(root.width, root.height) * 0.92
        height: Theme.lineSelection
        rotation: -Math.atan2(root.height, root.width) * 180 / Math.PI
        antialiasing: true
        color: Theme.ink2
    }
}
