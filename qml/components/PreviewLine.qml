// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A line of the preview: what, how it is made up, and the verdict. No layout: the height of wrapped words depends on
/// the width they are given, and a layout around them would be laid out again and again.
Item {
    id: root

    property string iconName
    property color iconColor: Theme.ink2
    property string text
    property string caption
    property bool captionShown: caption !== "" && !Theme.largeText
    default property alias content: verdict.data

    /// The verdict goes below where it would squeeze the words.
    readonly property bool stacked: Theme.largeText || words.x + Math.ceil(line.implicitWidth) + verdict.implicitWidth + Theme.space3 > width
    /// What a verdict below may be as wide as.
    readonly property real room: width - words.x
    readonly property real below: stacked && verdict.height > 0 ? verdict.height + Theme.space1 : 0

    implicitHeight: Math.max(sign.height, words.height, stacked ? 0 : verdict.height) + below

    Words {
        id: line

        visible: false
        text: root.text
        font: Theme.label
    }
    Icon {
        id: sign

        y: (root.height - root.below - height) / 2
        name: root.iconName
        size: Theme.iconSize(30)
        color: root.iconColor
    }
    Column {
        id: words

        x: sign.width + Theme.space3
        y: (root.height - root.below - height) / 2
        width: root.room - (root.stacked ? 0 : verdict.width + Theme.space3)

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.text
            font: Theme.label
        }
        Words {
            width: parent.width
            visible: root.captionShown
            wrapMode: Text.Wrap
            text: root.caption
            color: Theme.ink2
            font: Theme.caption
        }
    }
    Row {
        id: verdict

        x: root.stacked ? words.x : root.width - width
        y: root.stacked ? (root.height + root.implicitHeight) / 2 - height : (root.height - height) / 2
        spacing: Theme.space2
    }
}
