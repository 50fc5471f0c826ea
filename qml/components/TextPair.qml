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

    WholeWords {
        width: parent.width
        text: root.text
        face: root.textFont
        Accessible.ignored: false
        Accessible.role: root.heading ? Accessible.Heading : Accessible.StaticText
        Accessible.name: text
    }
    Words {
        width: parent.width
        visible: root.captionShown
        wrapMode: Text.Wrap
        text: root.caption
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
}
