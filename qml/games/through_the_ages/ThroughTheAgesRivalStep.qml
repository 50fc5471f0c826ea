// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A page of the dialogue with the Rival: one question, what follows from the answer, or what it did.
StepBody {
    id: root

    required property AgesTable table
    readonly property agesRivalPage page: table.rival
    readonly property list<agesPart> parts: page.parts
    readonly property agesPart ages: page.ages
    /// While a list is emptied its parts are still there for a moment.
    property agesPart none

    /// Each answer turns the page.
    readonly property int answers: table.head

    title: head
    onAnswersChanged: root.rewind()

    AgesTitle {
        id: head

        Layout.fillWidth: true
        // The bar says it while it is the Rival's turn.
        visible: root.page.head.title !== root.table.name
        table: root.table
        head: root.page.head
    }
    AgesRivalFigures {
        Layout.fillWidth: true
        visible: root.page.figures.length > 0
        table: root.table
        figures: root.page.figures
    }
    AgesRivalLead {
        Layout.fillWidth: true
        visible: root.page.lead.text !== ""
        table: root.table
        lead: root.page.lead
    }
    AgesPartView {
        Layout.fillWidth: true
        visible: root.page.first.rows.length > 0
        table: root.table
        part: root.page.first
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.page.question !== ""
        text: root.page.question
        note: root.page.hint
    }
    AgesRivalCards {
        Layout.fillWidth: true
        visible: root.page.turned.length > 0
        table: root.table
        rows: root.page.turned
        places: true
        columns: Theme.largeText ? 1 : 3
    }
    AgesRows {
        Layout.fillWidth: true
        visible: root.page.verdict.choice.title !== ""
        table: root.table
        rows: root.page.verdict.choice.title === "" ? [] : [root.page.verdict]
    }
    GridLayout {
        Layout.fillWidth: true
        visible: root.ages.rows.length > 0
        // Large words are not broken beside the ages.
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.ages.title
            font: Theme.section
            Accessible.ignored: false
        }
        AgesSegments {
            Layout.fillWidth: Theme.largeText
            Layout.preferredWidth: root.ages.rows.length * Theme.touchTarget
            table: root.table
            rows: root.ages.rows
        }
    }
    AgesRivalCards {
        Layout.fillWidth: true
        visible: root.page.pad.length > 0
        table: root.table
        rows: root.page.pad
        columns: Theme.largeText ? 2 : Math.max(2, Math.floor(width / 86))
    }
    AgesRivalArmy {
        Layout.fillWidth: true
        visible: root.page.army.length > 0
        title: root.page.armyTitle
        note: root.page.armyNote
        army: root.page.army
    }
    AgesThreatRuler {
        Layout.fillWidth: true
        visible: root.page.threat.shown
        table: root.table
        threat: root.page.threat
    }
    Repeater {
        model: root.parts.length

        AgesPartView {
            required property int index

            Layout.fillWidth: true
            table: root.table
            part: root.parts[index] ?? root.none
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
