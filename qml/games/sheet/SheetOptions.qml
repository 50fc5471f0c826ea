// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The sheet of a new game, who plays together, and house rules.
ColumnLayout {
    id: root

    required property SheetOptions options
    readonly property list<string> sheets: options.sheets
    readonly property list<int> teamOf: options.teamOf
    /// Numbers of teams that there may be.
    readonly property list<int> counts: options.mostTeams > 3 ? [2, 3, 4] : options.mostTeams > 2 ? [2, 3] : [2]
    property bool choosing: false

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            SettingRow {
                objectName: "sheet-chosen"
                width: parent.width
                title: root.options.title
                caption: root.options.note
                onClicked: root.choosing = !root.choosing

                Icon {
                    name: root.choosing ? "ui-up" : "ui-down"
                    size: Theme.iconSize(20)
                    color: Theme.ink3
                }
            }
            Repeater {
                model: root.choosing ? root.sheets.length : 0

                SettingRow {
                    required property int index

                    objectName: "choose-sheet-" + index
                    width: parent ? parent.width : 0
                    iconName: index === root.options.sheet ? "ui-check" : "ui-sheet"
                    title: root.sheets[index] ?? ""
                    onClicked: {
                        root.options.chooseSheet(index);
                        root.choosing = false;
                    }
                }
            }
        }
    }
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
