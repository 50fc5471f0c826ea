// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The head of a step: signs, what there is, and a remark on it.
Item {
    id: root

    property string text
    property string caption
    property string note
    /// The signs before the words.
    default property alias content: signs.data

    // Room for a remark of two lines, so that nothing below moves when it comes.
    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight, signs.implicitHeight,
                             Theme.largeText ? 0 : Math.ceil(heading.height + 2 * remarkLine.height))

    FontMetrics {
        id: heading

        font: Theme.heading
    }
    FontMetrics {
        id: remarkLine

        font: Theme.caption
    }

    Row {
        id: signs

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space1
    }
    TextPair {
        id: words

        anchors.left: signs.right
        anchors.right: remark.visible ? remark.left : parent.right
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: remark.visible ? Theme.space2 : 0
        anchors.verticalCenter: parent.verticalCenter
        heading: true
        text: root.text
        textFont: Theme.heading
        textLines: Theme.largeText ? 2 : 0
        caption: root.caption
        captionShown: root.caption !== "" && !Theme.largeText
    }
    Words {
        id: remark

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width / 5)
        visible: root.note !== "" && !Theme.largeText
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        text: root.note
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
}
