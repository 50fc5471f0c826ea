// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The tablet that stands for a sheet: a drawing of ours, or its first letter over six tally marks.
Rectangle {
    id: root

    required property sheetCard card

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    radius: Theme.radiusSmall
    color: Theme.illSky
    Accessible.ignored: true

    readonly property color drawn: Theme.dark ? Theme.illSun : Theme.illNear

    Icon {
        anchors.centerIn: parent
        visible: root.card.emblem !== ""
        name: root.card.emblem
        size: 28
        color: root.drawn
    }
    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - marks.height - Theme.space2 - height) / 2 + Theme.space1
        visible: root.card.emblem === ""
        text: root.card.letter
        color: root.drawn
        font: Theme.heading
    }
    Row {
        id: marks

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - Theme.gapSmall
        visible: root.card.emblem === ""
        spacing: Theme.lineHair * 3

        Repeater {
            model: 6

            Rectangle {
                required property int index

                width: 2 * Theme.lineHair
                height: 5
                color: root.drawn
                opacity: index < root.card.tallies ? 1 : 0.35
            }
        }
    }
}
