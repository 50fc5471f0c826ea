// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Undo and redo of a table, by touch and by the usual keys.
UndoPill {
    id: root

    required property GameTable table

    canUndo: table.canUndo
    canRedo: table.canRedo
    onUndo: table.undo()
    onRedo: table.redo()

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.visible
        onActivated: root.table.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.visible
        onActivated: root.table.redo()
    }
}
