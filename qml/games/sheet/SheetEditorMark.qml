// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Behind a part of what is written: a name stands out, what is wrong is underlined.
Rectangle {
    id: root

    required property sheetFormulaMark mark
    required property TextEdit field
    readonly property rect from: field.width > 0 && field.length >= mark.begin ? field.positionToRectangle(mark.begin) : Qt.rect(0, 0, 0, 0)
    readonly property rect to: field.width > 0 && field.length >= mark.end ? field.positionToRectangle(mark.end) : from
    readonly property real edge: from.y === to.y ? to.x : field.width - field.rightPadding

    x: from.x - Theme.lineSelection
    y: from.y
    width: Math.max(Theme.space2, edge - from.x) + 2 * Theme.lineSelection
    height: from.height
    radius: Theme.gapSmall
    color: mark.fault ? Theme.harmSoft : Theme.surfaceAlt

    Rectangle {
        y: parent.height - height
        width: parent.width
        height: Theme.lineSelection
        visible: root.mark.fault
        color: Theme.harm
    }
}
