// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// What a wide button says, with a hint below it. No layout: one keeps the height of a hint's first, narrow try.
Column {
    id: root

    required property string text
    required property string hint
    required property color ink
    required property font face
    /// Each in one line, smaller where there is little room.
    property bool steady: false

    Layout.fillWidth: true
    Layout.preferredWidth: Math.ceil(Math.max(words.natural, remark.visible ? remark.implicitWidth : 0)) + 1

    WholeWords {
        id: words

        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        color: root.ink
        face: root.face
        wrapMode: root.steady ? Text.NoWrap : Text.WordWrap
        fontSizeMode: root.steady ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        elide: root.steady ? Text.ElideRight : Text.ElideNone
    }
    Words {
        id: remark

        width: parent.width
        visible: root.hint !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: root.steady ? Text.NoWrap : Text.Wrap
        elide: root.steady ? Text.ElideRight : Text.ElideNone
        text: root.hint
        color: root.ink
        font: Theme.micro
    }
}
