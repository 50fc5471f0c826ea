// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A sheet that is part of a page: open as long as the page says so. Whoever closes it by hand leaves what is on it. Undo
/// and Redo stay in reach where they stand on the page: an undo may bring the sheet back, and the next one leads past it.
BottomSheet {
    id: root

    required property bool wanted
    property bool canUndo: false
    property bool canRedo: false

    signal left
    signal undo
    signal redo

    onWantedChanged: wanted ? root.open() : root.close()
    onClosed: if (wanted) root.left()
    Component.onCompleted: if (wanted) root.open()

    UndoPill {
        readonly property real room: root.parent === null ? 0 : root.parent.width

        parent: root.contentItem
        // As in the bar of a turn, or above the corner of a sheet in the middle of the window.
        x: (root.wide ? root.x + root.width : room - Theme.touchTarget - Theme.gapSmall) - width - root.x - root.leftPadding
        y: (root.wide ? Math.max(0, root.rest - height - Theme.space2) : (Theme.appBarHeight - height) / 2) - root.y - root.topPadding
        z: 1
        visible: root.canUndo || root.canRedo
        bare: !root.wide
        canUndo: root.canUndo
        canRedo: root.canRedo
        onUndo: root.undo()
        onRedo: root.redo()
    }
}
