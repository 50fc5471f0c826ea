// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A page of a turn that is not the board: its parts one below the other.
StepBody {
    id: root

    required property AgesTable table
    required property agesPage page
    readonly property list<agesPart> parts: page.parts
    readonly property list<tableChoice> quiet: page.foot
    /// While a list is emptied its parts are still there for a moment.
    property agesPart none
    property tableChoice nothing

    title: head

    AgesTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    Repeater {
        model: root.parts.length

        AgesPartView {
            required property int index

            Layout.fillWidth: true
            table: root.table
            part: root.parts[index] ?? root.none
            onExplain: (id, icon) => root.explain(id, icon)
        }
    }

    foot: [
        RowLayout {
            Layout.fillWidth: true
            visible: root.quiet.length > 0
            spacing: Theme.space2

            Repeater {
                model: root.quiet.length

                ActionButton {
                    required property int index
                    readonly property tableChoice choice: root.quiet[index] ?? root.nothing

                    objectName: choice.id
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    kind: "tonal"
                    enabled: choice.enabled
                    iconName: choice.icon
                    text: choice.title
                    Accessible.description: enabled ? "" : choice.why
                    onClicked: root.table.touch(choice.id)
                }
            }
        }
    ]
}
