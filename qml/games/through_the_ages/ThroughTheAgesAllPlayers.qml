// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where everybody stands: the tracks of the real board, a line for each player, and what the points are made of.
ColumnLayout {
    id: root

    required property AgesTable table
    readonly property agesStand stand: table.stand
    readonly property list<agesTrack> tracks: stand.tracks
    readonly property list<agesRow> lines: stand.lines
    readonly property list<tableStanding> standings: table.ranking
    /// Beside other things, with all the height there is.
    property bool compact: false
    property agesTrack none
    property agesRow nobody

    signal sheetOf(int seat)

    spacing: Theme.space2

    Repeater {
        model: root.tracks.length

        AgesTrackView {
            required property int index

            Layout.fillWidth: true
            table: root.table
            track: root.tracks[index] ?? root.none
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.lines.length

                AgesStandLine {
                    required property int index

                    objectName: "stand-" + row.seat
                    width: parent ? parent.width : 0
                    table: root.table
                    row: root.lines[index] ?? root.nobody
                    onClicked: root.sheetOf(row.seat)
                }
            }
        }
    }
    AgesRivalStanding {
        Layout.fillWidth: true
        visible: page.army.length > 0
        table: root.table
    }
    AgesCurves {
        Layout.fillWidth: true
        visible: wanted
        wanted: !root.compact && root.table.round > 2
        table: root.table
    }
    SectionHead {
        Layout.fillWidth: true
        text: qsTr("Where the culture came from")
    }
    ScoreTable {
        Layout.fillWidth: true
        names: [...root.standings].map(standing => standing.name)
        colours: [...root.standings].map(standing => standing.colour)
        parts: root.table.partNames
        icons: root.table.partIcons
        harms: root.table.partHarms
        values: [].concat(...[...root.standings].map(standing => [...standing.parts]))
        totals: [...root.standings].map(standing => standing.total)
        winners: [...root.standings].map(standing => standing.rank === 1)
        corrected: [...root.standings].map(standing => standing.corrected)
    }
    Item {
        Layout.fillHeight: true
        visible: root.compact
    }
}
