// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The turn: ratings, actions, the board, the banks; a touched place opens its tray over the banks, or at the foot
/// where they would have to be scrolled to.
StepBody {
    id: root

    required property AgesTable table
    readonly property agesBoardPage page: table.board
    readonly property agesSeat seat: page.seat
    readonly property bool grouped: Theme.textScale > 1.25
    readonly property int levels: seat.board.levels
    /// What the board takes beside its rows, and the least that the banks or the tray get.
    readonly property real frame: 2 * (board.pad + board.foot) + Theme.lineSelection
    readonly property real leastSlot: 152
    readonly property real rest: split ? height - reserve - 2 * Theme.space2 - frame
                                       : height - Theme.space5 - Theme.gapSmall - top.implicitHeight - frame - Theme.gapSmall - leastSlot
    readonly property real rowHeight: grouped ? 104 : Math.max(Theme.touchTarget, Math.min(levels === 1 ? 96 : levels === 2 ? 84 : 76, Math.floor(rest / (2 * levels))))
    /// The tray would be out of sight below the board.
    readonly property bool low: !split && (grouped || sheetBeside ? height - top.implicitHeight < 2 * leastSlot : rest < 2 * levels * Theme.touchTarget)
    readonly property bool trayOpen: page.tray.open
    readonly property string trayOf: page.tray.title
    /// Where text is large, one group at a time.
    property int group: 0

    /// The place whose tray has come is not left behind it.
    function showPlace() {
        const place = root.low && root.trayOpen && board.visible ? board.chosen() : null;
        if (place !== null)
            root.show(place);
    }

    onTrayOfChanged: soon.start()
    onFootHeightChanged: soon.start()

    covered: page.end.open

    ColumnLayout {
        id: top

        Layout.fillWidth: true
        spacing: Theme.gapSmall

        AgesRatingStrip {
            Layout.fillWidth: true
            table: root.table
            ratings: root.seat.ratings
            onExplain: (id, icon) => root.explain(id, icon)
        }
        AgesGovernmentCard {
            Layout.fillWidth: true
            table: root.table
            government: root.seat.government
            onExplain: (id, icon) => root.explain(id, icon)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space2

            AgesLeader {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.touchTarget
                Layout.minimumWidth: 120
                table: root.table
                leader: root.seat.leader
                onExplain: (id, icon) => root.explain(id, icon)
            }
            AgesTakes {
                Layout.minimumWidth: 3 * Theme.touchTarget
                Layout.preferredWidth: (root.width < Theme.windowWidth - Theme.space5 ? 172 : 204) + (root.page.bulb.id !== "" ? 40 : 0)
                visible: root.page.takes.length > 0
                table: root.table
                takes: root.page.takes
                bulb: root.page.bulb
            }
        }
        NoteLine {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.page.note
        }
        SegmentedChoice {
            Layout.fillWidth: true
            visible: root.grouped && !root.sheetBeside
            //: Which part of the board is seen.
            name: qsTr("Part of the board")
            options: ["", "", "", ""]
            spoken: [qsTr("Farms and mines"), qsTr("Units"), qsTr("Urban buildings"), qsTr("Banks")]
            icons: ["tta-mine", "tta-infantry", "tta-temple", "tta-worker"]
            ids: ["look-production", "look-units", "look-urban", "look-banks"]
            current: root.group
            onChosen: index => root.group = index
        }
        Item {
            id: leftSlot

            Layout.fillWidth: true
            Layout.preferredHeight: root.split ? Math.max(root.leastSlot, slot.implicitHeight) : 0
            visible: root.split
        }
    }
    // When the tray has its height.
    Timer {
        id: soon

        interval: 0
        onTriggered: root.showPlace()
    }
    AgesEndSheet {
        table: root.table
        end: root.page.end
        seen: root.visible
    }

    second: [
        AgesBoardView {
            id: board

            Layout.fillWidth: true
            Layout.topMargin: root.split ? 0 : -Theme.gapSmall
            visible: !root.sheetBeside && !(root.grouped && (root.group === 3 || root.trayOpen && !root.low))
            made: !root.sheetBeside
            table: root.table
            board: root.seat.board
            rowHeight: root.rowHeight
            lifted: hand.lifted
            moves: hand.moves
            arrives: walk.arrives
            onExplain: (id, icon) => root.explain(id, icon)
            only: root.grouped ? ["production", "units", "urban", ""][root.group] : ""
        },
        Item {
            id: rightSlot

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: root.split ? 0 : -Theme.gapSmall
            Layout.preferredHeight: root.split ? 0 : Math.max(root.leastSlot, slot.implicitHeight)
            visible: !root.split
        }
    ]

    foot: [
        Item {
            id: footSlot

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(tray.whole, Math.max(root.leastSlot, Math.round(root.height * (root.grouped ? 0.6 : 0.36))))
            visible: root.low && root.trayOpen
        }
    ]

    Item {
        id: slot

        parent: root.split ? leftSlot : rightSlot
        anchors.fill: parent
        // Where text is large the tray scrolls with the page.
        implicitHeight: tray.covers ? (root.grouped ? tray.whole : root.leastSlot) : root.sheetBeside ? cards.implicitHeight : banks.implicitHeight

        AgesBanks {
            id: banks

            width: parent.width
            visible: !tray.covers && !root.sheetBeside && (!root.grouped || root.group === 3)
            table: root.table
            bank: root.seat.bank
            takes: hand.freed
        }
        AgesRows {
            id: cards

            width: parent.width
            visible: root.sheetBeside && !tray.covers && rows.length > 0
            table: root.table
            rows: root.seat.cards
            onExplain: (id, icon) => root.explain(id, icon)
        }
        AgesTrayPanel {
            id: tray

            readonly property bool covers: root.trayOpen && !root.low

            parent: root.low ? footSlot : slot
            anchors.fill: parent
            visible: root.trayOpen
            table: root.table
            tray: root.page.tray
            bank: root.seat.bank
            coversBanks: !banks.visible && !root.sheetBeside
        }
    }
    AgesTokenWalk {
        id: walk

        parent: root
        anchors.fill: parent
        anchors.bottomMargin: root.footHeight
        board: board
        banks: banks.visible ? banks : null
        seat: root.seat
        carried: hand.carried
    }
    AgesTokenHand {
        id: hand

        parent: root
        anchors.fill: parent
        anchors.bottomMargin: root.footHeight
        table: root.table
        board: board
        banks: banks
    }
    AgesHeldToken {
        parent: root
        anchors.fill: hand
        hand: hand
    }
}
