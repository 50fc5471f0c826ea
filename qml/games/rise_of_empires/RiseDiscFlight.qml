// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tallystone

/// A disc on its way between its player and its circle, over the page. The next tap ends it at once.
Item {
    id: root

    property Item from: null
    property Item to: null
    /// The circle it comes to, which shows it already.
    property Item hidden: null
    /// How far it has come, from 0 to 1.
    property real way: 0
    readonly property alias running: course.running

    function fly(seal: Item, circle: Item, back: bool, colour: string) {
        const from = back ? circle : seal;
        const to = back ? seal : circle;
        course.stop();
        if (Theme.pegTime === 0 || from === null || to === null || !from.visible || !to.visible)
            return;
        root.from = from;
        root.to = to;
        disc.colour = colour;
        if (!back) {
            root.hidden = circle;
            circle.opacity = 0;
        }
        course.start();
    }
    function land() {
        if (root.hidden !== null)
            root.hidden.opacity = 1;
        root.hidden = null;
        root.from = null;
        root.to = null;
    }
    /// Each time anew: the page may not have its final shape when the disc sets out.
    function follow() {
        if (root.from === null || root.to === null)
            return;
        const a = root.from.mapToItem(root, root.from.width / 2, root.from.height / 2);
        const b = root.to.mapToItem(root, root.to.width / 2, root.to.height / 2);
        disc.x = a.x + (b.x - a.x) * root.way - disc.width / 2;
        disc.y = a.y + (b.y - a.y) * root.way - disc.height / 2;
    }

    clip: true
    enabled: false
    onWayChanged: root.follow()

    PlayerSeal {
        id: disc

        visible: course.running
        size: 30
    }
    NumberAnimation {
        id: course

        target: root
        property: "way"
        from: 0
        to: 1
        duration: Theme.pegTime
        easing.type: Easing.InOutCubic
        onStopped: root.land()
    }
    // Above everything, and in nobody's way: it only sees that something is tapped.
    Item {
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 1
        visible: course.running

        PointHandler {
            onActiveChanged: {
                if (active)
                    course.stop();
            }
        }
    }
}
