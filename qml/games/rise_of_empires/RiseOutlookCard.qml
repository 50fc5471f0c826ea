// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// What something would come to: the sum, what it counts, and a verdict.
Card {
    id: root

    required property riseOutlook outlook
    readonly property bool valued: outlook.kind === "value"

    visible: outlook.title !== ""
    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapMedium

    PreviewLine {
        width: parent.width
        iconName: root.outlook.icon
        iconColor: RiseInk.of(root.outlook.ink)
        text: root.outlook.title
        caption: root.outlook.caption

        Pill {
            visible: !root.valued && root.outlook.badge !== ""
            kind: root.outlook.kind
            iconName: root.outlook.kind === "safe" ? "ui-check" : root.outlook.kind === "harm" ? "ui-warn" : ""
            text: root.outlook.badge
        }
        Words {
            visible: root.valued
            text: root.outlook.badge
            color: Theme.accent
            font: Theme.title
        }
    }
}
