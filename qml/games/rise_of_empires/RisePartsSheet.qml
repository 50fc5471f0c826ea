// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One player's settling over the page.
RiseSheetFrame {
    id: root

    /// It stands beside the page already.
    property bool beside: false
    readonly property riseParts parts: table.settle.parts

    title: parts.name
    wanted: parts.open && !beside
    onLeft: if (!root.beside) root.table.touch(parts.done.id)

    RiseParts {
        Layout.fillWidth: true
        table: root.table
    }

    footer: RisePartsButtons {
        Layout.fillWidth: true
        table: root.table
    }
}
