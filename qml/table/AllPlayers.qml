// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where everybody stands, of what the points are made, and how near the end is.
ColumnLayout {
    id: root

    required property GameTable table
    readonly property list<tableStanding> standings: table.ranking
    property Inks inks: null
    /// For a line that is about to go.
    property tableStanding none
    /// Beside other things, with all the height there is.
    property bool compact: false

    signal sheetOf(int seat)

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.standings.length

                StandLine {
                    required property int index
                    readonly property tableStanding seat: root.standings[index] ?? root.none

                    objectName: "stand-" + seat.seat
                    width: parent ? parent.width : 0
                    rank: seat.rank
                    name: seat.name
                    colour: seat.colour
                    total: seat.total
                    playing: seat.playing
                    starts: seat.starts
                    figures: seat.figures
                    inks: root.inks
                    onClicked: root.sheetOf(seat.seat)

                    HairLine {
                        anchors.top: parent.top
                        x: Theme.cardPadding
                        width: parent.width - 2 * Theme.cardPadding
                        visible: parent.index > 0
                    }
                }
            }
        }
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        //: Head of a section of the table: the score as it would be now.
        text: root.table.over ? qsTr("Score") : qsTr("If it ended now")
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
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        visible: root.table.endNotes.length > 0
        //: Head of a section of the table: how near the end is.
        text: qsTr("End of the game")
    }
    Card {
        Layout.fillWidth: true
        visible: root.table.endNotes.length > 0
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.table.endNotes.length

                SettingRow {
                    required property int index

                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: root.table.endNotes[index]?.icon ?? ""
                    title: root.table.endNotes[index]?.text ?? ""
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
        visible: root.compact
    }
}
