// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A part of a page, drawn by its look.
Column {
    id: root

    required property AgesTable table
    required property agesPart part
    readonly property string look: part.look

    signal explain(string id, string icon)

    spacing: Theme.space2

    SectionHead {
        width: parent.width
        visible: root.part.title !== ""
        iconName: root.part.icon
        text: root.part.title
        note: root.part.note.length < 30 ? root.part.note : ""
    }
    Words {
        width: parent.width
        visible: root.look !== "note" && root.part.note !== "" && (root.part.title === "" || root.part.note.length >= 30)
        wrapMode: Text.Wrap
        text: root.part.note
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
    NoteLine {
        width: parent.width
        visible: root.look === "note"
        text: root.look === "note" ? root.part.note : ""
    }
    AgesTiles {
        width: parent.width
        visible: rows.length > 0
        table: root.table
        rows: root.look === "seals" || root.look === "buttons" || root.look === "units" ? root.part.rows : []
        seals: root.look === "seals"
        stretched: root.look !== "units"
        least: root.look === "units" ? 76 : 84
    }
    AgesSegments {
        width: parent.width
        visible: rows.length > 0
        table: root.table
        rows: root.look === "segments" ? root.part.rows : []
    }
    ChipRow {
        width: parent.width
        visible: rows.length > 0
        rows: root.look === "chips" ? [...root.part.rows].map(row => row.choice) : []
        onChosen: id => root.table.touch(id)
    }
    AgesRows {
        width: parent.width
        visible: rows.length > 0
        table: root.table
        rows: root.look === "rows" || root.look === "next" ? root.part.rows : []
        below: root.look === "next"
        onExplain: (id, icon) => root.explain(id, icon)
    }
    AgesStruck {
        width: parent.width
        visible: rows.length > 0
        rows: root.look === "struck" ? root.part.rows : []
    }
    AgesScores {
        width: parent.width
        visible: rows.length > 0
        table: root.table
        rows: root.look === "table" ? root.part.rows : []
    }
    AgesVersus {
        width: parent.width
        visible: rows.length > 0
        table: root.table
        rows: root.look === "versus" ? root.part.rows : []
    }
    AgesCounters {
        width: parent.width
        visible: counters.length > 0
        table: root.table
        counters: root.part.counters
    }
    TextEntry {
        objectName: root.part.field.id
        width: parent.width
        visible: root.part.field.id !== ""
        enabled: visible
        name: root.part.field.title
        placeholderText: root.part.field.hint
        text: root.part.field.text
        onTextEdited: root.table.touch(objectName, 0, text)
    }
}
