// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// The village at a glance, and all that people can be sent to do.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneVillagePage page: table.village
    readonly property list<tableChoice> places: page.places
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    readonly property stoneSeat me: table.seats[table.turnOf]
    readonly property int columns: Theme.largeText ? 2 : Math.max(4, Math.floor(board.width / 110))
    function firstOpen(): int {
        let first = 0;
        while (first < root.places.length && root.places[first].status !== "open")
            ++first;
        return first;
    }

    next: tiles.itemAt(root.firstOpen())

    // It stays for the whole round: the board below must not move with the first thing that is done.
    Card {
        Layout.fillWidth: true
        visible: root.page.headline !== ""
        padding: 0

        SettingRow {
            objectName: "news"
            width: parent.width
            iconName: root.page.harmed ? "famine" : "ui-history"
            title: root.page.headline
            arrow: true
            onClicked: news.open({
                "lines": root.page.news
            })
        }
    }
    FontMetrics {
        id: noteLine

        font: Theme.pointsSmall
    }
    EvenFlow {
        id: board

        Layout.fillWidth: true

        Repeater {
            id: tiles

            // A number: a list would make all tiles anew at every tap.
            model: root.places.length

            PlaceTile {
                required property int index

                width: (board.width - (root.columns - 1) * board.spacing) / root.columns
                height: board.tallest
                noteRoom: 2 * Math.ceil(noteLine.lineSpacing)
                place: root.places[index] ?? root.none
                onClicked: root.table.touch(place.id)
                onHeld: root.explain(place.about, place.icon)
            }
        }
    }

    LateSheet {
        id: news

        file: Qt.resolvedUrl("NewsSheet.qml")
    }

    second: [
        StockCard {
            Layout.fillWidth: true
            visible: !root.sheetBeside
            rows: root.me.stocks
            note: root.me.mealNote
            harm: root.me.foodLeft < 0
            inks: StoneAgeInk
            onExplain: (id, icon) => root.explain(id, icon)
        },
        ToolRow {
            Layout.fillWidth: true
            visible: !root.sheetBeside
            seat: root.me
        },
        TrackBoard {
            Layout.fillWidth: true
            visible: !root.sheetBeside
            table: root.table
            seat: root.me
        },
        ForecastCard {
            Layout.fillWidth: true
            visible: !root.sheetBeside
            table: root.table
            seat: root.me
            onExplain: (id, icon) => root.explain(id, icon)
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
