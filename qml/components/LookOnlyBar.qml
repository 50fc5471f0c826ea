// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Above every page while nothing can be changed, and so beside everything that is off: why that is so.
Rectangle {
    id: root

    /// Another window has the games open; else they cannot be written.
    property bool elsewhere: true

    implicitHeight: line.implicitHeight + 2 * Theme.space2
    color: Theme.accentSoft
    Accessible.role: Accessible.AlertMessage
    Accessible.name: line.text

    NoteLine {
        id: line

        objectName: "look-only"
        x: (parent.width - width) / 2
        y: Theme.space2
        width: Math.min(Theme.readingWidth, parent.width - 2 * Theme.pageMargin)
        iconName: "ui-lock"
        ink: Theme.onAccentSoft
        text: root.elsewhere ? qsTr("Another window has your games open. Here you can only look at them.") : qsTr("Your games cannot be changed here. You can only look at them.")
    }
}
