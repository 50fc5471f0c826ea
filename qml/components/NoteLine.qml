// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A sentence with a sign in front of it: a hint, a warning or a result.
Item {
    id: root

    property string iconName: "ui-info"
    property string text
    property color ink: Theme.ink2
    /// Room for so many lines, whatever it says: what stands below stays there.
    property int lines: 1

    implicitWidth: words.x + words.implicitWidth
    implicitHeight: Math.max(sign.height, words.implicitHeight, lines > 1 ? Math.ceil(lines * metrics.height) : 0)

    FontMetrics {
        id: metrics

        font: words.font
    }

    Icon {
        id: sign

        visible: root.text !== ""
        name: root.iconName
        size: Theme.iconSize(18)
        color: root.ink
    }
    Prose {
        id: words

        x: sign.width + Theme.space2
        width: root.width - x
        text: root.text
        color: root.ink
        font: Theme.caption
    }
}
