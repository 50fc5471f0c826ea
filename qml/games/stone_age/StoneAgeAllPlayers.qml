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

    required property StoneTable table
    readonly property list<stoneSeat> standings: table.standings

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

                    objectName: "stand-" + seat.seat
                    width: parent ? parent.width : 0
                    table: root.table
                    seat: root.standings[index]
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
        text: qsTr("If it ended now")
    }
    ScoreTable {
        Layout.fillWidth: true
        names: [...root.table.ranking].map(standing => standing.name)
        colours: [...root.table.ranking].map(standing => standing.colour)
        parts: root.table.partNames
        icons: root.table.partIcons
        harms: root.table.partHarms
        values: [].concat(...[...root.table.ranking].map(standing => [...standing.parts]))
        totals: [...root.table.ranking].map(standing => standing.total)
        winners: [...root.table.ranking].map(standing => standing.rank === 1)
        corrected: [...root.table.ranking].map(standing => standing.corrected)
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        //: Head of a section of the table: how near the end is.
        text: qsTr("End of the game")
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.table.endNotes.length

                SettingRow {
                    required property int index

                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: index === 0 ? "sa-building" : "sa-card"
                    title: root.table.endNotes[index] ?? ""
                }
            }
        }
    }
}
