// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone

/// Every chart, full and with too little to draw.
Page {
    id: root

    background: Rectangle {
        color: Theme.bg
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.pageMargin
        contentHeight: all.height
        clip: true

        Column {
            id: all

            width: parent.width
            spacing: Theme.space3

            FigureRow {
                width: parent.width
                numbers: ["23", "24", "41", "49 min"]
                labels: ["games", "average", "record", "per game"]
            }
            BarChart {
                width: parent.width
                title: "Wins"
                note: "23 games"
                labels: ["Léa", "Inès", "Marc", "Tom"]
                colours: ["murex", "saffron", "lapis", "malachite"]
                values: [9, 7, 4, 3]
                strong: 0
                leadsTo: "Opens this player's statistics"
            }
            BarChart {
                width: parent.width
                title: "Disasters"
                note: "times · points"
                labels: ["Famine", "Drought", "Pestilence"]
                icons: ["famine", "drought", "pestilence"]
                values: [118, 64, 31]
                asides: ["−203", "−94", "−216"]
                harmful: true
            }
            ColumnChart {
                width: parent.width
                title: "Scores"
                note: "84 results, points"
                labels: ["0", "5", "10", "15", "20", "25", "30", "35", "40"]
                values: [2, 5, 9, 14, 19, 17, 10, 6, 2]
                strong: 4
            }
            LineChart {
                width: parent.width
                title: "Léa over time"
                note: "last 12 games"
                names: ["score", "average of 4 games"]
                labels: ["1", "2", "3", "4", "5", "6"]
                values: [18, 22, 15, 27, 24, 31, 18, 20, 18.3, 20.5, 22, 24.3]
                dotted: 0
            }
            LineChart {
                width: parent.width
                title: "Score by round"
                note: "round 8"
                names: ["Léa", "Inès", "Tom", "Marc"]
                colours: ["murex", "saffron", "malachite", "lapis"]
                labels: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]
                values: [0, 1, 1, 3, 2, 5, 10, 24, 25, 27, 36, 0, 2, 2, 5, 11, 11, 13, 13, 17, 25, 31,
                    -1, -1, 3, 2, 4, 8, 4, 1, 7, 13, 20, 1, 1, 4, 7, 6, 10, 11, 8, 12, 14, 17]
                cursor: 7
            }
            StackChart {
                width: parent.width
                title: "Where points come from"
                labels: ["84 sheets", "Winners, 23 sheets"]
                names: ["Developments", "Monuments", "Bonuses", "Disasters"]
                seriesIcons: ["coin", "temple", "ui-star-fill", "skull"]
                values: [12.3, 17, 9.5, 13.1, 1.8, 4.2, -6.1, -3.5]
                texts: ["17.5", "30.8"]
            }
            TileChart {
                width: parent.width
                title: "Wins by seat"
                labels: ["1st seat", "2nd seat", "3rd seat", "4th seat"]
                values: [26, 30, 22, 22]
                texts: ["26%", "30%", "22%", "22%"]
                strong: 1
            }
            TileChart {
                width: parent.width
                title: "Streaks"
                empty: "No game with others yet."
            }
        }
    }
}
