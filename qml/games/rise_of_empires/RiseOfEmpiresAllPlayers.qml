// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where everybody stands, with what the next settling changes, and what the end would add.
AllPlayersPart {
    id: root

    required property RiseTable table
    readonly property list<riseSeat> seats: [...table.ranking].map(standing => table.seats[standing.seat])

    spacing: Theme.space3

    RiseStandLines {
        Layout.fillWidth: true
        table: root.table
        onSheetOf: seat => root.sheetOf(seat)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: !root.table.over
        iconName: "ui-clock"
        //: Below everybody's points, where a small figure says what the next settling adds.
        text: qsTr("points at the next settling, as things stand")
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        text: root.table.over ? qsTr("Score") : qsTr("If it ended now")
    }
    ScoreTable {
        Layout.fillWidth: true
        names: [...root.seats].map(seat => seat.name)
        colours: [...root.seats].map(seat => seat.colour)
        //: Parts of the score: the track, and what is left of gold and resources.
        parts: [qsTr("Track"), qsTr("Gold ÷ 3"), qsTr("Resources ÷ 3")]
        icons: ["ui-star-fill", "roe-gold", "roe-resource"]
        harms: [false, false, false]
        values: [].concat(...[...root.seats].map(seat => [...seat.parts]))
        totals: [...root.seats].map(seat => seat.total)
        winners: [...root.seats].map(seat => seat.rank === 1)
        corrected: [...root.seats].map(seat => seat.corrected)
    }
}
