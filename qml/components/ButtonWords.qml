// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

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
    /// What the hint says in signs, for where it is too long for one line; figures may be empty.
    property list<string> signs
    property list<string> figures
    /// All the height there is, where that is not to grow: words become smaller until they fit.
    property real most: 0
    readonly property bool fitted: most > 0
    readonly property bool signed: signs.length > 0 && Math.ceil(natural.advanceWidth) > width

    Layout.fillWidth: true
    Layout.preferredWidth: Math.ceil(Math.max(words.natural, hint === "" ? 0 : natural.advanceWidth)) + 1

    TextMetrics {
        id: natural

        text: root.hint
        font: Theme.micro
    }

    WholeWords {
        id: words

        width: parent.width
        height: !root.fitted ? undefined : root.hint === "" ? root.most : root.most / 2
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        color: root.ink
        face: root.face
        wrapMode: root.steady ? Text.NoWrap : Text.WordWrap
        fontSizeMode: root.fitted ? Text.Fit : root.steady ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        elide: root.steady ? Text.ElideRight : Text.ElideNone
    }
    WholeWords {
        id: remark

        objectName: "hint"
        width: parent.width
        height: root.fitted ? root.most / 2 : undefined
        fontSizeMode: root.fitted ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.smallestText
        visible: root.hint !== "" && !root.signed
        horizontalAlignment: Text.AlignHCenter
        wrapMode: root.steady ? Text.NoWrap : Text.WordWrap
        elide: root.steady ? Text.ElideRight : Text.ElideNone
        room: root.steady ? 0 : width
        text: root.hint
        color: root.ink
        face: Theme.micro
    }
    Row {
        objectName: "signs"
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.signed
        spacing: Theme.gapSmall

        Repeater {
            model: root.signs.length

            Row {
                id: sign

                required property int index

                spacing: Theme.space1

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.signs[sign.index] ?? ""
                    size: Theme.iconSize(16)
                    color: root.ink
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: root.figures[sign.index] ?? ""
                    color: root.ink
                    font: Theme.micro
                }
            }
        }
    }
}
