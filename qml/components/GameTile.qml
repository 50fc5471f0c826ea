// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One game to choose: its landscape, its name and for how many it is.
Touchable {
    id: root

    property string title
    /// "1 to 4 players".
    property string note
    property string scene
    property bool chosen: false
    /// One of several is marked; else a tap leads on.
    property bool choosing: true
    property real sceneHeight: 84

    implicitHeight: land.y + land.height + words.height + 2 * Theme.gapMedium
    pressedScale: 1
    Accessible.role: choosing ? Accessible.RadioButton : Accessible.Button
    Accessible.name: title
    Accessible.description: note
    Accessible.checkable: choosing
    Accessible.checked: chosen

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: root.chosen ? Theme.lineSelection : Theme.lineHair
        border.color: root.chosen ? Theme.accent : Theme.line
    }

    Scene {
        id: land

        x: Theme.lineSelection
        y: Theme.lineSelection
        width: parent.width - 2 * x
        height: root.sceneHeight
        radius: Theme.radiusCard - Theme.lineSelection
        source: root.scene
    }
    Rectangle {
        anchors.right: land.right
        anchors.top: land.top
        anchors.margins: Theme.gapSmall
        width: 26
        height: width
        radius: width / 2
        visible: root.chosen
        color: Theme.accent

        Icon {
            anchors.centerIn: parent
            name: "ui-check"
            size: 18
            color: Theme.onAccent
        }
    }
    TextPair {
        id: words

        x: Theme.cardPadding
        y: land.y + land.height + Theme.gapMedium
        width: parent.width - 2 * x
        text: root.title
        textFont: Theme.section
        caption: root.note
    }
}
