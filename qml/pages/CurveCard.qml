// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// How everybody's points grew.
Card {
    id: root

    required property PastGame game
    /// The round to mark; 0 is none.
    property int round: 0
    property alias chartHeight: chart.implicitHeight

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        RowLayout {
            Layout.fillWidth: true

            Prose {
                Layout.fillWidth: true
                //: Title of a chart.
                text: qsTr("Score by round")
                font: Theme.section
                Accessible.role: Accessible.Heading
            }
            Prose {
                visible: root.round > 0 && !Theme.largeText
                //: The round that is marked in a chart.
                text: qsTr("round %1").arg(root.round)
                color: Theme.ink2
                font: Theme.caption
            }
        }
        LineChart {
            id: chart

            objectName: "curve"
            Layout.fillWidth: true
            name: qsTr("Score by round")
            names: root.game.table.names
            colours: root.game.table.colours
            values: root.game.points
            labels: root.game.rounds
            mark: root.round - 1
        }
    }
}
