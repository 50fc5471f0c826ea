// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where everybody stands, which monuments are taken, and how near the end is.
ColumnLayout {
    id: root

    required property BronzeTable table
    /// Beside other things: only what changes.
    property bool compact: false
    property bool openable: true

    signal sheetOf(int seat)

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        Layout.fillHeight: root.compact
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Repeater {
                model: root.table.seats.length

                StandRow {
                    required property int index
                    readonly property bronzeSeat modelData: root.table.standings[index]

                    objectName: "stand-" + modelData.seat
                    Layout.fillWidth: true
                    Layout.fillHeight: root.compact
                    enabled: root.openable
                    topPadding: root.compact ? Theme.gapMedium : Theme.cardPadding
                    bottomPadding: topPadding
                    rank: modelData.rank
                    colour: modelData.colour
                    name: modelData.name
                    starts: modelData.starts
                    playing: modelData.onTurn
                    cities: modelData.cities
                    monuments: modelData.monuments
                    goods: modelData.goodsCount
                    food: modelData.food
                    disasters: modelData.disasters
                    total: modelData.total
                    developments: modelData.developments
                    developmentsToEnd: root.table.developmentsToEnd
                    onClicked: root.sheetOf(modelData.seat)

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
        visible: !root.compact
        //: Head of a section of the table.
        text: qsTr("Monuments")
        note: root.table.monumentsNote
        Layout.bottomMargin: -Theme.gapSmall
    }
    MonumentsFirst {
        Layout.fillWidth: true
        table: root.table
        iconSize: root.compact ? 28 : 32
        sealSize: root.compact ? 20 : 24
    }
    SectionHead {
        Layout.fillWidth: true
        visible: !root.compact && root.table.endNotes.length > 0
        //: Head of a section of the table: how near the end is.
        text: qsTr("End of the game")
        Layout.bottomMargin: -Theme.gapSmall
    }
    Card {
        Layout.fillWidth: true
        visible: !root.compact && root.table.endNotes.length > 0
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Repeater {
                model: root.table.endNotes.length

                ColumnLayout {
                    id: note

                    required property int index

                    Layout.fillWidth: true
                    spacing: 0

                    HairLine {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.cardPadding
                        Layout.rightMargin: Theme.cardPadding
                        visible: note.index > 0
                    }
                    SettingRow {
                        Layout.fillWidth: true
                        clickable: false
                        iconName: root.table.endNotes[note.index]?.icon ?? ""
                        title: root.table.endNotes[note.index]?.text ?? ""
                    }
                }
            }
        }
    }
}
