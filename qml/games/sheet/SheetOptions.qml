// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Who plays together on a sheet, and house rules.
ColumnLayout {
    id: root

    required property SheetOptions options
    readonly property list<int> teamOf: options.teamOf
    /// Numbers of teams that there may be.
    readonly property list<int> counts: options.mostTeams > 3 ? [2, 3, 4] : options.mostTeams > 2 ? [2, 3] : [2]

    spacing: Theme.space3

    SectionHead {
        Layout.fillWidth: true
        visible: root.options.mostTeams > 1
        //: Head of the choice whether everybody has a column, or teams.
        text: qsTr("Columns")
    }
    SegmentedChoice {
        Layout.fillWidth: true
        visible: root.options.mostTeams > 1
        //: Whether everybody has a column, or teams.
        name: qsTr("Columns")
        //: Everybody plays for oneself.
        options: [qsTr("Each alone")].concat([...root.counts].map(count => qsTr("%n teams", "", count)))
        ids: ["teams-0"].concat([...root.counts].map(count => "teams-" + count))
        current: root.teamOf.length === 0 ? 0 : root.options.teams - 1
        onChosen: index => root.options.setTeams(index === 0 ? 0 : index + 1)
    }
    TextEntry {
        objectName: "house-rules"
        Layout.fillWidth: true
        text: root.options.variant
        //: What a game is played with beside its rules.
        placeholderText: qsTr("House rules, expansion")
        name: placeholderText
        maximumLength: 60
        onEditingFinished: root.options.variant = text
    }
}
