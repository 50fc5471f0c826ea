// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Beside a turn: the board and the banks of who plays, to touch; of anybody else to look at. The Rival has none,
/// in its turn the player's is seen.
Item {
    id: root

    required property AgesTable table
    property int seat: table.turnOf
    property bool tableBeside: true
    readonly property bool live: table.step === "board" && seat === table.turnOf
    /// Each of the two is made when it is first seen.
    property bool touched: false
    property bool looked: false
    readonly property bool grouped: Theme.textScale > 1.25
    readonly property agesSeat own: table.board.seat

    function make() {
        if (root.live)
            root.touched = true;
        else
            root.looked = true;
    }

    onLiveChanged: root.make()
    Component.onCompleted: root.make()

    Scroller {
        id: view

        anchors.fill: parent
        visible: root.live
        topMargin: Theme.space4
        footMargin: Theme.space4
        filled: column.height

        ColumnLayout {
            id: column

            width: view.contentWidth
            spacing: Theme.gapMedium

            // Where text is large, one group below the other.
            Repeater {
                id: boards

                model: !root.touched ? [] : root.grouped ? ["production", "units", "urban"] : [""]

                AgesBoardView {
                    required property string modelData

                    Layout.fillWidth: true
                    table: root.table
                    board: root.own.board
                    only: modelData
                    lifted: hand.lifted
                    moves: hand.moves
                    arrives: walk.arrives
                    rowHeight: root.grouped ? 104 : Math.max(Theme.touchTarget, Math.min(92, Math.floor((view.roomy - banks.implicitHeight - 64) / (2 * root.own.board.levels))))
                    onExplain: (id, icon) => explanation.open({
                            "iconName": icon,
                            "title": root.table.explainTitle(id),
                            "paragraphs": root.table.explain(id)
                        })
                }
            }
            AgesBanks {
                id: banks

                Layout.fillWidth: true
                table: root.table
                bank: root.own.bank
                takes: hand.freed
            }
        }
    }
    AgesTokenWalk {
        id: walk

        anchors.fill: parent
        visible: hand.visible
        board: hand.board
        banks: banks
        seat: root.own
        carried: hand.carried
    }
    AgesTokenHand {
        id: hand

        anchors.fill: parent
        visible: root.live && board !== null
        table: root.table
        board: !root.grouped && boards.count === 1 ? boards.itemAt(0) as AgesBoardView : null
        banks: banks
    }
    AgesHeldToken {
        anchors.fill: parent
        hand: hand
    }
    RoomPart {
        id: sheet

        anchors.fill: parent
        visible: !root.live
        table: root.table
        file: Qt.resolvedUrl("../../table/BesideSheet.qml")
        wanted: root.looked
    }
    Binding {
        target: sheet.item
        property: "seat"
        value: root.seat === root.table.turnOf ? root.table.boardOf : root.seat
    }
    Binding {
        target: sheet.item
        property: "tableBeside"
        value: root.tableBeside
    }
    LateSheet {
        id: explanation

        file: Qt.resolvedUrl("../../components/ExplainSheet.qml")
    }
}
