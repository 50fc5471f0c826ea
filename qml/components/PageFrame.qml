// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone

/// A page of one column: bars that stay, and a body that scrolls where it is too high.
PlainPage {
    id: root

    default property alias body: column.data
    /// Wider windows leave the rest free at both sides.
    property real widest: Theme.readingWidth
    property real sideMargin: Theme.pageMargin
    property alias gap: column.spacing
    /// How much of it is still below the window.
    readonly property real ahead: Math.max(0, view.contentHeight - view.contentY - view.height)
    /// What the window shows of it between its bars.
    readonly property real roomy: view.height
    readonly property Item focused: Window.activeFocusItem

    function scrollBy(distance: real) {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + distance));
    }

    Keys.onPressed: event => {
        const page = view.height - Theme.touchTarget;
        const step = event.key === Qt.Key_PageDown ? page : event.key === Qt.Key_PageUp ? -page : event.key === Qt.Key_Down ? Theme.touchTarget : event.key === Qt.Key_Up ? -Theme.touchTarget : 0;
        event.accepted = step !== 0;
        root.scrollBy(step);
    }
    // What the keyboard reaches must be seen; not what has it only because a control in it has gone.
    onFocusedChanged: {
        let above = root.focused;
        while (above !== null && above !== column)
            above = above.parent;
        // What a finger touches is seen already, and must not move under it.
        const control = root.focused as T.Control;
        if (above === null || !root.focused.activeFocusOnTab || (control !== null && control.focusReason === Qt.MouseFocusReason))
            return;
        const top = root.focused.mapToItem(column, 0, 0).y - 2 * Theme.focusWidth;
        const bottom = top + root.focused.height + 4 * Theme.focusWidth;
        if (top < view.contentY)
            root.scrollBy(top - view.contentY);
        else if (bottom > view.contentY + view.height)
            root.scrollBy(bottom - view.contentY - view.height);
    }

    Flickable {
        id: view

        anchors.fill: parent
        contentWidth: width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true

        T.ScrollIndicator.vertical: ScrollMark {}

        ColumnLayout {
            id: column

            x: (view.width - width) / 2
            width: Math.min(root.widest, view.width - 2 * root.sideMargin)
            // At least as high as the page, so that what may grow does.
            height: Math.max(implicitHeight, view.height)
            spacing: Theme.space3
        }
    }
}
