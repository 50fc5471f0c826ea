// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A player's whole village.
SheetColumns {
    id: root

    required property StoneTable table
    property int seat: table.turnOf
    readonly property stoneSeat shown: table.seats[seat]

    explainer: table
    //: Spoken: the village of a player, %1.
    Accessible.name: qsTr("Village of %1").arg(shown.name)

    StockCard {
        Layout.fillWidth: true
        rows: root.shown.stocks
        note: root.shown.mealNote
        harm: root.shown.foodLeft < 0
        inks: StoneAgeInk
        onExplain: (id, icon) => root.explain(id, icon)
    }
    TrackBoard {
        Layout.fillWidth: true
        table: root.table
        seat: root.shown
    }
    ToolRow {
        Layout.fillWidth: true
        seat: root.shown
    }
    SymbolCard {
        Layout.fillWidth: true
        table: root.table
        seat: root.shown
    }

    second: ScoreCard {
        Layout.fillWidth: true
        table: root.table
        seat: root.shown
    }
}
