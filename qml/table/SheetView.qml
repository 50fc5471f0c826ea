// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A player's sheet as a list of its numbers, of a game that draws none.
SheetScroll {
    id: root

    required property GameTable table
    property int seat: table.turnOf

    contentHeight: rows.implicitHeight
    Accessible.name: table.names[seat] ?? ""

    CorrectBody {
        id: rows

        width: root.width
        table: root.table
        sheet: root.table.correct.sheets[root.seat]
        changing: false
    }
}
