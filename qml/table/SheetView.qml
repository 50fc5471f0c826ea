// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A player's sheet as a list of its numbers, of a game that draws none.
Flickable {
    id: root

    required property GameTable table
    property int seat: table.turnOf

    contentWidth: width
    contentHeight: rows.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Pane
    Accessible.name: table.names[seat] ?? ""
    Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.touchTarget)
    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touchTarget)

    T.ScrollIndicator.vertical: ScrollMark {}

    CorrectBody {
        id: rows

        width: root.width
        table: root.table
        sheet: root.table.correct.sheets[root.seat]
        changing: false
    }
}
