// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A sheet over the page of a turn.
PageSheet {
    required property RiseTable table

    canUndo: table.canUndo
    canRedo: table.canRedo
    onUndo: table.undo()
    onRedo: table.redo()
}
