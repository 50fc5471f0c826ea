// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Two columns beside each other, or one above the other. No GridLayout: it does not follow a window that turns.
Item {
    id: root

    property bool beside: false
    property real gap: Theme.space3
    property alias first: firstColumn.data
    property alias second: secondColumn.data

    readonly property real columnWidth: beside ? (width - gap) / 2 : width

    implicitHeight: beside ? Math.max(firstColumn.height, secondColumn.height) : secondColumn.y + secondColumn.height

    ColumnLayout {
        id: firstColumn

        width: root.columnWidth
        spacing: Theme.space3
    }
    ColumnLayout {
        id: secondColumn

        x: root.beside ? root.columnWidth + root.gap : 0
        y: root.beside ? 0 : firstColumn.height + Theme.space3
        width: root.columnWidth
        spacing: Theme.space3
    }
}
