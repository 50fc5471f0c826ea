// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The bar of a look at what was done, and not at what is half entered: undo goes by actions there, and says which.
PageBar {
    id: root

    required property GameTable table
    /// What an action has done is seen on the page.
    property bool undoSeen: true

    function redoAction() {
        for (const before = root.table.head; root.table.head === before && root.table.canRedo;)
            root.table.redo();
    }

    UndoPill {
        id: pill

        visible: root.undoSeen && !root.table.over
        bare: root.width < Theme.windowWidth
        canUndo: root.table.head > 0
        canRedo: root.table.head < root.table.length
        onUndo: root.table.undoSeveral(1)
        onRedo: root.redoAction()
    }
    LateMessage {
        id: message

        parent: root
        x: Theme.touchTarget + Theme.space3
        width: root.width - x - pill.width - 2 * Theme.space2
        height: root.height
        tight: true
    }
    Connections {
        target: root.table

        function onTookBack(sentence: string) {
            message.show(sentence, "");
        }
    }
}
