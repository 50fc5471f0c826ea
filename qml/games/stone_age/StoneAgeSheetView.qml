// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A player's whole village.
SheetScroll {
    id: root

    required property StoneTable table
    property int seat: table.turnOf
    readonly property stoneSeat shown: table.seats[seat]

    explainer: table
    contentHeight: grid.implicitHeight
    //: Spoken: the village of a player, %1.
    Accessible.name: qsTr("Village of %1").arg(shown.name)

    GridLayout {
        id: grid

        width: root.width
        columns: root.columns
        columnSpacing: Theme.space5
        rowSpacing: Theme.space3

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space3

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
        }
        ScoreCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            table: root.table
            seat: root.shown
        }
    }
}
