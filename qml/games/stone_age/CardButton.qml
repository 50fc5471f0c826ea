// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A card as a row: its upper half, its lower half and what that is worth.
Touchable {
    id: root

    required property stoneCard card
    property bool plain: false

    implicitHeight: Math.max(Theme.buttonHeight, upper.implicitHeight + Theme.space2, lower.implicitHeight + Theme.space2)
    pressedScale: plain ? 1 : 0.98
    objectName: card.row.id
    Accessible.name: card.row.spoken
    Accessible.description: card.worth

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down && !root.plain || !root.card.row.enabled ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineControlWidth
        border.color: Theme.lineControl
    }

    CardHalf {
        id: upper

        x: Theme.space2
        width: root.width * 0.46 - x
        anchors.verticalCenter: parent.verticalCenter
        iconName: root.card.topIcon
        ink: root.card.topInk
        text: root.card.top
        opacity: root.card.row.enabled ? 1 : 0.6
        caption: root.card.caption
    }
    Rectangle {
        x: root.width * 0.47
        y: Theme.gapSmall
        width: Theme.lineHair
        height: parent.height - 2 * y
        color: Theme.line
    }
    CardHalf {
        id: lower

        x: root.width * 0.5
        width: root.width - x - Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        //: A lower half that nobody has named yet.
        text: root.card.bottom === "" ? qsTr("lower half?") : root.card.bottom
        iconName: root.card.bottomIcon === "" ? "sa-card" : root.card.bottomIcon
        caption: root.card.worth
        captionInk: Theme.accent
        opacity: root.card.row.enabled ? 1 : 0.6
    }
}
