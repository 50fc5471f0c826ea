// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A name and a remark below it; both wrap. A positioner, because a layout keeps the height of its first, narrow try.
Column {
    id: root

    property string text
    property font textFont: Theme.label
    property string caption
    property bool captionShown: caption !== ""
    /// The name is the head of what follows.
    property bool heading: false
    /// Room for so many lines, whatever they say: what stands below stays there, and words that need more become
    /// smaller. With none, they are as high as they need.
    property int textLines: 0
    property int captionLines: 0

    FontMetrics {
        id: textLine

        font: root.textFont
    }
    FontMetrics {
        id: captionLine

        font: Theme.caption
    }
    WholeWords {
        width: parent.width
        text: root.text
        face: root.textFont
        height: root.textLines > 0 ? Math.ceil(root.textLines * textLine.height) : undefined
        fontSizeMode: root.textLines > 0 ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        Accessible.ignored: false
        Accessible.role: root.heading ? Accessible.Heading : Accessible.StaticText
        Accessible.name: text
    }
    Words {
        width: parent.width
        height: root.captionLines > 0 ? Math.ceil(root.captionLines * captionLine.height) : undefined
        verticalAlignment: Text.AlignTop
        fontSizeMode: root.captionLines > 0 ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        visible: root.captionShown
        wrapMode: Text.Wrap
        text: root.caption
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
}
