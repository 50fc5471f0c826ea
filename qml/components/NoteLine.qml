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
    /// Room for so many lines, whatever it says: what stands below stays there. Large words that need more become
    /// smaller.
    property int lines: 1
    readonly property real reserved: lines > 1 ? Math.ceil(lines * metrics.height) : 0
    readonly property bool fitted: reserved > 0 && Theme.largeText

    implicitWidth: words.x + words.implicitWidth
    implicitHeight: Math.max(sign.height, fitted ? 0 : words.implicitHeight, reserved)

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
        height: root.fitted ? root.reserved : undefined
        verticalAlignment: Text.AlignTop
        fontSizeMode: root.fitted ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        text: root.text
        color: root.ink
        font: Theme.caption
    }
}
