// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The ways from home to what was: past games, and what they come to.
GridLayout {
    id: root

    required property Shelf shelf
    required property Archive archive
    required property StatisticsBoard statistics

    signal wanted(string where)

    columns: Theme.largeText ? 1 : 2
    columnSpacing: Theme.space3
    rowSpacing: Theme.space3

    LookCard {
        objectName: "look-history"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "ui-history"
        //: Leads to the past games.
        title: qsTr("History")
        //: So many games are in the history, if any.
        note: root.archive.games.total > 0 ? qsTr("%n games", "", root.archive.games.total) : ""
        onClicked: root.wanted("history")
    }
    LookCard {
        objectName: "look-statistics"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "ui-stats"
        //: Leads to the statistics.
        title: qsTr("Statistics")
        note: root.statistics.leaderText
        Component.onCompleted: root.statistics.findLeader()
        onClicked: root.wanted("statistics")

        // Other games may be there now: restored, loaded, or at last to be read.
        Connections {
            target: root.shelf

            function onChanged() {
                root.statistics.findLeader();
            }
        }
    }
}
