// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A place in the order of the next turn: free, or with the seal of who has it.
Touchable {
    id: root

    required property RiseTable table
    required property tableChoice place
    required property int size

    objectName: place.id
    enabled: place.id !== ""
    implicitHeight: size + note.implicitHeight + Theme.space1
    Accessible.name: place.spoken

    Rectangle {
        id: circle

        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.place.count < 0
        width: root.size
        height: width
        radius: width / 2
        color: root.down ? Theme.accentSoft : Theme.surface
        border.width: Theme.lineSelection
        border.color: Theme.accent

        Words {
            anchors.fill: parent
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.caption.pixelSize
            text: root.place.title
            color: Theme.accent
            font: Theme.total
        }
    }
    PlayerSeal {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.place.count >= 0
        size: root.size
        colour: root.table.colours[root.place.count] ?? ""
    }
    Words {
        id: note

        y: root.size + Theme.space1
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        text: root.place.note
        color: root.place.count < 0 ? Theme.ink2 : Theme.ink
        font: Theme.caption
    }
}
