// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The totals by round, as lines and as a list.
PageFrame {
    id: root

    required property SheetTable table
    property int seat: table.turnOf
    readonly property sheetCellsPage page: table.cells
    readonly property list<sheetColumn> columns: page.columns
    readonly property list<sheetRound> rounds: table.endedRounds
    readonly property int count: columns.length > 0 ? table.curve.length / columns.length : 0
    readonly property real titleWidth: 64
    property sheetRound none
    property sheetColumn nobody

    header: PageBar {
        //: Title of the page with totals by round.
        title: qsTr("Curve")
        subtitle: root.table.sheetTitle
        onBack: root.back()
    }
    footer: FootBar {
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            focus: true
            text: root.table.backText
            onClicked: root.back()
        }
    }

    LineChart {
        Layout.fillWidth: true
        //: Title of a chart.
        title: qsTr("Score by round")
        names: [...root.columns].map(column => column.name)
        colours: [...root.columns].map(column => [...column.colours].join(" "))
        values: root.table.curve
        target: root.table.targetText !== "" ? root.table.target : NaN
        targetText: root.table.targetText
        labels: Array.from({
            "length": root.count
        }, (none, index) => String(index + 1))
    }
    Card {
        Layout.fillWidth: true
        visible: root.rounds.length > 0
        padding: 0

        Column {
            width: parent.width

            Item {
                id: seals

                readonly property real room: (width - root.titleWidth) / Math.max(1, root.columns.length)

                width: parent.width
                height: Theme.touchTarget

                Repeater {
                    model: root.columns.length

                    Seals {
                        required property int index
                        readonly property sheetColumn column: root.columns[index] ?? root.nobody

                        x: root.titleWidth + index * seals.room + (seals.room - width) / 2
                        y: (seals.height - height) / 2
                        size: Math.min(28, seals.room - Theme.space1)
                        colours: column.colours
                    }
                }
            }
            Repeater {
                model: root.rounds.length

                SheetRoundLine {
                    required property int index

                    width: parent ? parent.width : 0
                    enabled: false
                    round: root.rounds[index] ?? root.none
                    titleWidth: root.titleWidth
                    columnWidth: (width - root.titleWidth) / Math.max(1, root.columns.length)
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
