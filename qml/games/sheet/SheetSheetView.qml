// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One column of the sheet as a list.
SheetScroll {
    id: root

    required property SheetTable table
    property int seat: table.turnOf
    readonly property sheetSeat shown: table.sheets[seat] ?? nobody
    readonly property list<sheetRow> rows: shown.rows
    readonly property list<sheetRound> rounds: shown.rounds
    property sheetSeat nobody
    property sheetRow none
    property sheetCell empty
    property sheetRound noRound

    contentHeight: card.implicitHeight
    Accessible.name: shown.name

    component Line: Item {
        id: line

        property string title
        property string note
        property string number
        property bool strong: false
        property bool back: false

        width: parent ? parent.width : 0
        height: Math.max(44, words.implicitHeight + Theme.space2)
        Accessible.role: Accessible.Row
        Accessible.name: title + " " + number

        Rectangle {
            anchors.fill: parent
            visible: line.back
            color: Theme.surfaceAlt
        }
        TextPair {
            id: words

            x: Theme.cardPadding
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x - value.width - Theme.space2
            text: line.title
            textFont: line.strong ? Theme.section : Theme.body
            caption: line.note
        }
        Words {
            id: value

            anchors.right: parent.right
            anchors.rightMargin: Theme.cardPadding
            height: parent.height
            text: line.number
            color: text.charAt(0) === "−" ? Theme.harm : Theme.ink
            font: line.strong ? Theme.heading : Theme.cost
        }
        HairLine {
            anchors.bottom: parent.bottom
            x: Theme.space2
            width: parent.width - 2 * x
        }
    }

    Card {
        id: card

        width: root.width
        padding: 0

        Column {
            width: parent.width

            // It scrolls away with the rows, which need the room.
            RowLayout {
                x: Theme.cardPadding
                width: parent.width - 2 * x
                height: implicitHeight + 2 * Theme.gapMedium
                spacing: Theme.space3

                SheetEmblem {
                    emblem: root.table.emblem
                    tally: root.table.tally
                }
                TextPair {
                    objectName: "sheet-title"
                    Layout.fillWidth: true
                    heading: true
                    text: root.table.sheetTitle
                    textFont: Theme.heading
                    caption: root.shown.name
                }
            }
            HairLine {
                width: parent.width
                color: Theme.lineControl
            }
            Repeater {
                model: root.rounds.length

                Line {
                    required property int index
                    readonly property sheetRound round: root.rounds[index] ?? root.noRound

                    //: A round of a game.
                    title: qsTr("Round %1").arg(round.number)
                    note: round.totals[0] ?? ""
                    number: round.points[0] ?? ""
                }
            }
            Repeater {
                model: root.rows.length

                Line {
                    required property int index
                    readonly property sheetRow row: root.rows[index] ?? root.none
                    readonly property sheetCell cell: row.cells[0] ?? root.empty

                    title: row.title
                    note: cell.terms
                    number: cell.text === "" ? "–" : cell.text
                    back: row.worked
                }
            }
            Line {
                //: The sum of a column.
                title: qsTr("Total")
                number: root.shown.total
                strong: true
            }
        }
    }
}
