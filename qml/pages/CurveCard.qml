// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// How everybody's points grew in a past game.
LineChart {
    id: root

    required property PastGame game
    /// The round to mark; 0 is none.
    property int round: 0

    //: Title of a chart: everybody's points from the beginning to the end of a game.
    title: qsTr("Score over the game")
    note: round > 0 ? game.playback.roundTitle : ""
    names: [...game.table.sides].map(side => side.name)
    colours: [...game.table.sides].map(side => side.colour)
    values: game.points
    labels: game.rounds
    cursor: round - 1
}
