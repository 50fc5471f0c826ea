// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// How the Rival stands, to look at: its numbers, its army, and what it does next.
Column {
    id: root

    required property AgesTable table
    readonly property agesRivalPage page: table.rivalStanding
    readonly property list<agesPart> parts: page.parts
    property agesPart none

    spacing: Theme.space2

    AgesTitle {
        width: parent.width
        table: root.table
        head: root.page.head
    }
    AgesRivalFigures {
        width: parent.width
        table: root.table
        figures: root.page.figures
    }
    AgesRivalArmy {
        width: parent.width
        title: root.page.armyTitle
        note: root.page.armyNote
        army: root.page.army
    }
    AgesThreatRuler {
        width: parent.width
        visible: root.page.threat.shown
        table: root.table
        threat: root.page.threat
    }
    Repeater {
        model: root.parts.length

        AgesPartView {
            required property int index

            width: root.width
            table: root.table
            part: root.parts[index] ?? root.none
        }
    }
}
