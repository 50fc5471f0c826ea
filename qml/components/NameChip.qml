// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A tap on it adds something: a known player, or with a dashed frame someone new.
Touchable {
    id: root

    /// A player's colour; empty shows a plus.
    property string colour
    readonly property bool unknown: colour === ""

    leftPadding: unknown ? Theme.space3 : Theme.gapSmall
    rightPadding: Theme.cardPadding
    topPadding: Theme.gapSmall
    bottomPadding: Theme.gapSmall
    ringRadius: height / 2
    opacity: enabled ? 1 : 0.4

    background: DashedFrame {
        dashed: root.unknown
        radius: height / 2
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        PlayerSeal {
            visible: !root.unknown
            colour: root.colour
            size: 34
        }
        Icon {
            visible: root.unknown
            name: "ui-plus"
            size: Theme.iconSize(20)
            color: Theme.accent
        }
        Words {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: root.text
            color: root.unknown ? Theme.accent : Theme.ink
            font: Theme.label
        }
    }
}
