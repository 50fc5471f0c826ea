// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// What the players should know of their game as long as it lasts: that it cannot be kept, for example.
Rectangle {
    id: root

    property alias text: warning.text

    implicitHeight: warning.implicitHeight + 2 * Theme.space3
    color: Theme.surface
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    NoteLine {
        id: warning

        objectName: "warning"
        x: Theme.pageMargin
        y: Theme.space3
        width: root.width - 2 * Theme.pageMargin
        iconName: "ui-warn"
        ink: Theme.harm
    }
}
