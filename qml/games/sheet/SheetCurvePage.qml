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
    /// As many as it takes for every number to have room.
    readonly property int lists: Math.ceil(columns.length / Math.max(1, Math.floor((chart.width - titleWidth) / (widest.width + Theme.space2))))

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

    Widest {
        id: widest

        texts: [...root.rounds].reduce((all, round) => all.concat([...round.points], [...round.totals]), [])
        font: Theme.control
    }
    LineChart {
        id: chart

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
    Repeater {
        model: root.rounds.length > 0 ? root.lists : 0

        SheetCurveList {
            required property int index

            Layout.fillWidth: true
            columns: root.columns
            rounds: root.rounds
            first: index * across
            across: Math.ceil(root.columns.length / root.lists)
            titleWidth: root.titleWidth
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
