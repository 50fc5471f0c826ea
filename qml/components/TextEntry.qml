// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone

/// One line to write in: a frame where it stands alone, none where it is part of a row.
TextField {
    id: root

    property bool framed: true
    /// What is asked for, for the screen reader.
    property string name

    /// It holds more than it shows, and nobody writes.
    readonly property bool cut: !activeFocus && contentWidth > width - leftPadding - rightPadding

    /// Whoever does not write reads, from the start.
    function showStart() {
        if (!root.activeFocus)
            root.cursorPosition = 0;
    }

    onActiveFocusChanged: root.showStart()
    onTextChanged: root.showStart()
    Component.onCompleted: root.showStart()

    implicitHeight: Math.max(Theme.touchTarget, contentHeight + topPadding + bottomPadding)
    leftPadding: framed ? Theme.cardPadding : Theme.space1
    rightPadding: leftPadding
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    color: cut ? "transparent" : Theme.ink
    placeholderTextColor: Theme.ink3
    selectionColor: Theme.accent
    selectedTextColor: Theme.onAccent
    selectByMouse: true
    font: Theme.label
    Accessible.name: name

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.readOnly ? Theme.surfaceAlt : root.framed || root.activeFocus ? Theme.surface : "transparent"
        border.width: root.activeFocus ? Theme.lineSelection : root.framed ? Theme.lineControlWidth : 0
        border.color: root.activeFocus ? Theme.accent : root.readOnly ? Theme.line : Theme.lineStrong
    }

    // What is written in a field is only ever cut off, so words that can be shortened stand in for it.
    Words {
        objectName: "shortened"
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.cut
        elide: Text.ElideRight
        text: root.displayText
        font: root.font
    }
}
