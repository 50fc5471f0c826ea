// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// What a monument brings: to the first and to later builders, or what it brought.
Row {
    id: root

    property int first: 0
    property int later: 0
    /// -1 while nothing is scored.
    property int scored: -1
    property bool firstTaken: false
    /// The colour of the player who was first.
    property string firstColour
    property bool small: false
    /// It is being built: what goes with the last box leaves its room, so that nothing moves.
    property bool planned: false

    readonly property bool open: scored < 0
    readonly property bool wide: open || planned
    readonly property font face: small ? Theme.pointsSmall : Theme.points

    spacing: Theme.space1 / (small ? 2 : 1)

    Rectangle {
        visible: root.wide && root.firstTaken && root.firstColour !== ""
        opacity: root.open ? 1 : 0
        anchors.verticalCenter: parent.verticalCenter
        width: root.small ? 13 : 17
        height: width
        radius: width / 2
        color: Theme.colorOf(root.firstColour)

        Icon {
            anchors.centerIn: parent
            size: Math.round(parent.width * 0.62)
            name: Theme.emblemOf(root.firstColour)
            color: Theme.onPeg
        }
    }
    Text {
        visible: root.wide && root.firstTaken
        opacity: root.open ? 1 : 0
        anchors.verticalCenter: parent.verticalCenter
        text: root.first
        textFormat: Text.PlainText
        color: Theme.ink3
        font.family: root.face.family
        font.pixelSize: root.face.pixelSize
        font.weight: Font.DemiBold
        font.strikeout: true
    }
    PointsPill {
        small: root.small
        value: root.open ? root.firstTaken ? root.later : root.first : root.scored
        filled: !root.open
    }
    Text {
        visible: root.wide && !root.firstTaken
        opacity: root.open ? 1 : 0
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Theme.space1 / 2
        text: root.later
        textFormat: Text.PlainText
        color: Theme.ink2
        font: root.face
    }
}
