// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// How the points went, and what the turn that a replay has come to brought.
Scroller {
    id: root

    required property PastGame game
    property bool low: false

    signal changeWanted

    filled: column.implicitHeight

    ColumnLayout {
        id: column

        x: (root.contentWidth - width) / 2
        width: Math.min(Theme.readingWidth, root.contentWidth)
        spacing: Theme.space3

        CurveCard {
            Layout.fillWidth: true
            visible: root.game.rounds.length > 1
            game: root.game
            round: root.game.playback.turn > 0 ? root.game.playback.round : 0
            plotHeight: root.low ? 110 : Math.max(96, Math.min(200, root.height * 0.26))
        }
        ReplayTurn {
            Layout.fillWidth: true
            playback: root.game.playback
            onChangeWanted: root.changeWanted()
        }
    }
}
