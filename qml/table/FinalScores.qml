// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everybody's count at the end of a game, and what there is to say about it.
ColumnLayout {
    id: root

    required property GameTable table
    /// The height of a low window, in which the totals are to be seen; 0 where there is enough.
    property real room: 0
    /// Lower rows.
    property bool compact: room > 0

    spacing: Theme.cardPadding

    ScoreTable {
        Layout.fillWidth: true
        Layout.preferredHeight: root.room > 0 ? Math.min(implicitHeight, root.room) : implicitHeight
        low: root.compact
        names: [...root.table.ranking].map(standing => standing.name)
        colours: [...root.table.ranking].map(standing => standing.colour)
        parts: root.table.partNames
        icons: root.table.partIcons
        harms: root.table.partHarms
        values: [].concat(...[...root.table.ranking].map(standing => [...standing.parts]))
        totals: [...root.table.ranking].map(standing => standing.total)
        winners: [...root.table.ranking].map(standing => standing.winner)
        corrected: [...root.table.ranking].map(standing => standing.corrected)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        iconName: "ui-clock"
        text: root.table.story
    }
    NoteLine {
        Layout.fillWidth: true
        visible: [...root.table.ranking].some(standing => standing.corrected)
        iconName: "ui-edit"
        //: Explains a pencil beside a total.
        text: qsTr("Corrected by hand")
    }
}
