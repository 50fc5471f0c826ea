// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A place on the board: what it brings, what it brought, or who is there.
Touchable {
    id: root

    required property tableChoice place
    readonly property bool selected: place.chosen
    /// What the note may grow to without the tile growing.
    property real noteRoom: 0

    readonly property bool open: place.status === "open"
    readonly property color noteInk: {
        if (place.status === "used")
            return Theme.safe;
        return root.selected ? Theme.accent : Theme.ink2;
    }

    signal held

    implicitHeight: Math.max(84, column.implicitHeight + Math.max(0, noteRoom - note.height) + 2 * Theme.space2)
    padding: Theme.space1
    objectName: place.id
    Accessible.name: place.title
    Accessible.description: place.note
    Accessible.selectable: true
    Accessible.selected: selected
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down || !root.open ? Theme.surfaceAlt : Theme.surface
        border.width: root.selected ? Theme.lineSelection : root.open ? Theme.lineControlWidth : 0
        border.color: root.selected ? Theme.accent : Theme.lineControl
    }

    Column {
        id: column

        anchors.centerIn: parent
        width: root.availableWidth
        spacing: Theme.lineSelection
        opacity: root.place.status === "closed" ? 0.6 : 1

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.place.icon
            size: Theme.largeText ? 36 : 30
            color: root.open ? root.place.ink === "" ? Theme.ink : StoneAgeInk.of(root.place.ink) : Theme.ink2
        }
        WholeWords {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.place.title
            face: Theme.caption
        }
        Words {
            id: note

            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            // A long name is cut; tiles that grew with it would move all others.
            maximumLineCount: Theme.largeText ? 4 : 2
            elide: Text.ElideRight
            text: root.place.note
            color: root.noteInk
            font: Theme.pointsSmall
        }
    }
    Icon {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gapSmall
        visible: root.place.status === "used"
        name: "ui-check"
        size: Theme.iconSize(16)
        color: Theme.safe
    }
}
