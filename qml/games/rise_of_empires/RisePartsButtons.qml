// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The way from one player's settling: as it was, or as it is now.
RowLayout {
    id: root

    required property RiseTable table
    readonly property riseParts parts: table.settle.parts

    spacing: Theme.space3

    ActionButton {
        objectName: root.parts.cancel.id
        kind: "tonal"
        text: root.parts.cancel.title
        onClicked: root.table.touch(root.parts.cancel.id)
    }
    ActionButton {
        objectName: root.parts.done.id
        Layout.fillWidth: true
        text: root.parts.done.title
        onClicked: root.table.touch(root.parts.done.id)
    }
}
