// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// Scrolls a view to what the keyboard comes to.
Item {
    id: root

    required property Flickable scrolled
    readonly property Item focused: Window.activeFocusItem

    /// No further than needed. Of what does not fit, its beginning.
    function show(item: Item) {
        const top = item.mapToItem(root.scrolled.contentItem, 0, 0).y - Theme.space2;
        const bottom = top + Math.min(item.height + 2 * Theme.space2, root.scrolled.height);
        if (top < root.scrolled.contentY)
            root.scrolled.contentY = Math.max(-root.scrolled.topMargin, top);
        else if (bottom > root.scrolled.contentY + root.scrolled.height)
            root.scrolled.contentY = Math.min(bottom, root.scrolled.contentHeight + root.scrolled.bottomMargin) - root.scrolled.height;
    }

    onFocusedChanged: {
        let above = root.focused;
        while (above !== null && above !== root.scrolled.contentItem)
            above = above.parent;
        // What a finger touches is seen already, and must not move under it.
        const control = root.focused as T.Control;
        if (above !== null && root.scrolled.interactive && (control === null || control.focusReason !== Qt.MouseFocusReason))
            root.show(root.focused);
    }
}
