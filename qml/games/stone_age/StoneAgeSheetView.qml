// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone
import Tallystone.App
import "theme"

/// A player's whole village. It scrolls only where it does not fit.
Flickable {
    id: root

    required property StoneTable table
    property int seat: table.turnOf
    readonly property stoneSeat shown: table.seats[seat]
    readonly property int columns: width >= Theme.pageWidth * 0.7 ? 2 : 1

    contentWidth: width
    contentHeight: grid.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Pane
    //: Spoken: the village of a player, %1.
    Accessible.name: qsTr("Village of %1").arg(shown.name)
    Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.touchTarget)
    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touchTarget)

    T.ScrollIndicator.vertical: ScrollMark {}

    function explain(id: string, icon: string) {
        explanation.open({
            "iconName": icon,
            "title": root.table.explainTitle(id),
            "paragraphs": root.table.explain(id)
        });
    }

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
    LateSheet {
        id: explanation

        file: Qt.resolvedUrl("../../components/ExplainSheet.qml")
    }
}
