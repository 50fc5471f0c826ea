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
    /// While a list is emptied its parts are still there for a moment.
    property agesPart none

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
        AgesQuietButtons {
            Layout.fillWidth: true
            table: root.table
            choices: root.page.foot
        }
    ]
}
