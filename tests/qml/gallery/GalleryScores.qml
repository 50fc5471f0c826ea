// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import "qrc:/qt/qml/Tallystone/games/bronze_age"

/// Where the players stand, and the final count.
ColumnLayout {
    id: root

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            StandRow {
                Layout.fillWidth: true
                rank: 1
                colour: "murex"
                name: "Léa"
                playing: true
                cities: 6
                monuments: 3
                goods: 6
                food: 1
                disasters: 3
                total: 24
                developments: 4
            }
            HairLine {
                Layout.fillWidth: true
            }
            StandRow {
                Layout.fillWidth: true
                rank: 2
                colour: "saffron"
                name: "Inès"
                starts: true
                cities: 5
                monuments: 2
                goods: 4
                food: 6
                total: -3
                developments: 2
                developmentsToEnd: 7
            }
        }
    }
    ScoreTable {
        Layout.fillWidth: true
        names: ["Léa", "Inès", "Tom", "Marc"]
        colours: ["murex", "saffron", "malachite", "lapis"]
        parts: ["Developments", "Monuments", "Bonuses", "Disasters"]
        icons: ["coin", "temple", "ui-star-fill", "skull"]
        harms: [false, false, false, true]
        values: [23, 14, 4, -5, 20, 14, 6, -9, 16, 13, 0, -9, 15, 9, 0, -7]
        totals: [36, 31, 20, 17]
        winners: [true, false, false, false]
        corrected: [false, true, false, false]
    }
}
