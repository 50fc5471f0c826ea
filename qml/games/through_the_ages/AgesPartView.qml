// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

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
    Loader {
        id: body

        width: parent.width
        visible: status === Loader.Ready
        sourceComponent: {
            switch (root.look) {
            case "seals":
            case "buttons":
            case "units":
                return tiles;
            case "segments":
                return segments;
            case "chips":
                return chips;
            case "rows":
                return rows;
            case "table":
                return scores;
            case "versus":
                return versus;
            case "counters":
                return counters;
            }
            return null;
        }
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

    Component {
        id: tiles

        AgesTiles {
            table: root.table
            rows: root.part.rows
            seals: root.look === "seals"
            least: root.look === "units" ? 64 : 84
        }
    }
    Component {
        id: segments

        AgesSegments {
            table: root.table
            rows: root.part.rows
        }
    }
    Component {
        id: chips

        ChipRow {
            rows: [...root.part.rows].map(row => row.choice)
            onChosen: id => root.table.touch(id)
        }
    }
    Component {
        id: rows

        AgesRows {
            table: root.table
            rows: root.part.rows
            onExplain: (id, icon) => root.explain(id, icon)
        }
    }
    Component {
        id: scores

        AgesScores {
            table: root.table
            rows: root.part.rows
        }
    }
    Component {
        id: versus

        AgesVersus {
            table: root.table
            rows: root.part.rows
        }
    }
    Component {
        id: counters

        AgesCounters {
            table: root.table
            counters: root.part.counters
        }
    }
}
