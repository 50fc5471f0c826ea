// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A running game: the shared column of a turn, the keys and sheets that go with it.
FocusScope {
    id: root

    required property TouchTable table

    signal look(string where)
    signal back

    Keys.onPressed: event => event.accepted = keys.press(event.key, event.modifiers, event.isAutoRepeat)

    TurnKeys {
        id: keys

        table: root.table
        onGoOn: root.table.primary()
        onAim: turn.aim()
        onLook: where => root.look(where)
        onBack: root.back()
    }
    TurnColumn {
        id: turn

        anchors.fill: parent
        table: root.table
        onGoOn: root.table.primary()
        onLook: where => root.look(where)
        onMore: sheets.more()
        onUndoHeld: sheets.undoList()
    }
    TurnSheets {
        id: sheets

        table: root.table
        onLook: where => root.look(where)
    }
}
