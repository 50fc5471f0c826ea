// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One box of the sheet. Many are on screen, so all but the box itself is made only where it is needed.
Item {
    id: root

    /// empty, next, new (this turn), ticked (earlier) or harm.
    property string mark: "empty"
    property real side: 20
    /// A ring means this turn.
    property bool ringed: mark === "new"
    /// How long a fresh cross waits, so that several appear one after the other.
    property int delay: 0

    readonly property bool crossed: mark === "new" || mark === "ticked" || mark === "harm"
    readonly property color fill: mark === "new" ? Theme.accent : mark === "harm" ? Theme.harm : crossed ? Theme.ink2 : Theme.surface
    readonly property color crossColor: mark === "new" ? Theme.onAccent : mark === "harm" ? Theme.onHarm : Theme.surface
    readonly property real corner: Math.max(2, side * 0.16)
    readonly property string sign: crossed ? "BoxCross.qml" : mark === "next" ? "BoxDashes.qml" : ""
    /// The cross pops only where it appears before the eye, not while the page is made.
    property bool seen: false

    implicitWidth: side
    implicitHeight: side
    Component.onCompleted: root.seen = true
    onSignChanged: {
        place.setSource(root.sign, root.crossed ? {
            "box": root,
            "pops": root.seen && root.visible && Theme.animated
        } : {});
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.ringed ? Theme.lineHair : 0
        radius: root.corner
        color: root.fill
        border.width: root.crossed ? 0 : root.side < 14 ? Theme.lineHair : Theme.lineControlWidth
        border.color: root.mark === "empty" ? Theme.lineStrong : Theme.surface
    }
    Loader {
        id: place

        anchors.fill: parent
    }
}
