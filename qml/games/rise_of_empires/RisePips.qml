// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The discs of a turn: filled are those still to play.
Grid {
    id: root

    required property int filled
    readonly property int all: 6

    columns: 3
    spacing: Theme.lineSelection + Theme.lineHair

    Repeater {
        model: root.all

        Rectangle {
            required property int index

            width: Theme.gapSmall + Theme.lineHair
            height: width
            radius: width / 2
            color: index < root.filled ? Theme.ink2 : "transparent"
            border.width: Theme.lineHair
            border.color: Theme.ink2
        }
    }
}
