// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A player with government, actions, science and faces; a tap shows the board.
Touchable {
    id: root

    required property AgesTable table
    required property agesRow row

    implicitHeight: Math.max(56, words.implicitHeight + Theme.space3, figures.implicitHeight + Theme.space3)
    opacity: row.choice.status === "out" ? 0.5 : 1
    pressedScale: 1
    Accessible.name: row.choice.title + ", " + row.choice.note
    Accessible.description: [...row.figures].map(figure => figure.text).join(", ")

    background: Rectangle {
        color: root.down ? Theme.surfaceAlt : "transparent"
        radius: Theme.radiusCard
    }

    PlayerSeal {
        id: seal

        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        size: 34
        colour: root.table.colours[root.row.seat] ?? ""
        playing: root.row.seat === root.table.turnOf && !root.table.over
    }
    TextPair {
        id: words

        anchors.left: seal.right
        anchors.right: figures.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: root.row.choice.title
        caption: root.row.choice.note
        captionShown: !Theme.largeText
    }
    AgesFigures {
        id: figures

        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapMedium
        figures: root.row.figures
    }
}
