// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What lies before a player, to look at: ratings, actions, the board, the banks, the cards.
ColumnLayout {
    id: root

    required property AgesTable table
    required property agesSeat seat
    property real rowHeight: Theme.touchTarget + Theme.space1

    spacing: Theme.gapSmall

    AgesRatingStrip {
        Layout.fillWidth: true
        table: root.table
        ratings: root.seat.ratings
    }
    AgesGovernmentCard {
        Layout.fillWidth: true
        table: root.table
        government: root.seat.government
    }
    Repeater {
        model: Theme.textScale > 1.25 ? ["production", "units", "urban"] : [""]

        AgesBoardView {
            required property string modelData

            Layout.fillWidth: true
            table: root.table
            board: root.seat.board
            only: modelData
            rowHeight: modelData === "" ? root.rowHeight : 104
        }
    }
    AgesBanks {
        Layout.fillWidth: true
        table: root.table
        bank: root.seat.bank
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.seat.cards.length > 0
        //: Head of a player's cards in play.
        text: qsTr("Cards")
    }
    AgesRows {
        Layout.fillWidth: true
        visible: rows.length > 0
        table: root.table
        rows: root.seat.cards
    }
}
