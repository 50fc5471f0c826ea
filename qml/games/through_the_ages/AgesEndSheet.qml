// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The end of the turn before it comes; where an uprising threatens, what would stop it.
PageSheet {
    id: root

    required property AgesTable table
    required property agesEnd end
    /// Whether the page below it is.
    property bool seen: true

    title: end.title
    wanted: end.open && seen
    onLeft: table.touch(end.stay.id)

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.end.title
        font: Theme.pageTitle
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    AgesRows {
        Layout.fillWidth: true
        table: root.table
        rows: root.end.rows
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.end.head !== ""
        text: root.end.head
    }
    AgesRows {
        Layout.fillWidth: true
        visible: rows.length > 0
        table: root.table
        rows: root.end.remedies
        below: true
    }

    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: root.end.stay.id
            Layout.fillHeight: true
            Layout.preferredWidth: Math.max(112, Math.min(implicitWidth, parent.width / 2))
            kind: "tonal"
            text: root.end.stay.title
            onClicked: root.table.touch(root.end.stay.id)
        }
        ActionButton {
            objectName: root.end.go.id
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: root.end.go.enabled
            kind: root.end.remedies.length > 0 ? "secondary" : "primary"
            text: root.end.go.title
            onClicked: root.table.touch(root.end.go.id)
        }
    }
}
