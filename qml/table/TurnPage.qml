// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A running game: the turn, and beside it what a wide window has room for.
FocusScope {
    id: root

    required property GameTable table

    /// A phone held across.
    readonly property bool across: height < Theme.lowWindow && width > height
    readonly property bool sheetBeside: !across && width >= Theme.turnWidth + Theme.phoneWidth
    readonly property bool desktop: !across && width >= Theme.deskWindow
    readonly property bool tableBeside: desktop && width - sheet.x - Theme.deskSheetWidth >= Theme.phoneWidth

    readonly property TurnExtras extras: own.item as TurnExtras
    readonly property int turnOf: table.turnOf
    /// The player whose sheet was asked for; -1: who plays.
    property int besideSeat: -1

    signal look(string where)
    signal lookAt(string where, int seat)
    signal back

    function goOn() {
        if (root.table.unfinished === "")
            root.goOnAnyway();
        else
            sheets.askFirst();
    }
    function goOnAnyway() {
        const from = root.table.step;
        root.table.primary();
        if (root.table.step !== from)
            turn.tell(root.extras.lineAfter(from), {
                "table": root.table
            });
    }
    onTurnOfChanged: besideSeat = -1
    T.StackView.onActivated: root.forceActiveFocus()
    Keys.onPressed: event => {
        turn.keyed = true;
        event.accepted = root.extras.press(event.key, event.modifiers, event.text) || keys.press(event.key, event.modifiers, event.isAutoRepeat);
        turn.keyed = false;
    }

    Loader {
        id: own

        source: GameFiles.ownOrShared(root.table.folder, "TurnExtras")
    }
    Binding {
        target: root.extras
        property: "table"
        value: root.table
    }
    Connections {
        target: root.extras

        function onLook(where: string) {
            root.look(where);
        }
    }
    TurnKeys {
        id: keys

        table: root.table
        onGoOn: root.goOn()
        onAim: turn.aim()
        onLook: where => root.look(where)
        onBack: root.back()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    // Before what stands beside it: so does Tab.
    TurnColumn {
        id: turn

        x: root.desktop ? rail.width : 0
        width: {
            if (!root.sheetBeside)
                return root.width;
            return root.desktop ? Theme.turnWidth : Math.max(Theme.turnWidth, Math.round(root.width * 0.47));
        }
        height: parent.height
        table: root.table
        lasting: root.extras.lasting
        extras: root.extras
        across: root.across
        sheetBeside: root.sheetBeside
        tableBeside: root.tableBeside
        onGoOn: root.goOn()
        onLook: where => root.look(where)
        onExplain: (id, icon) => sheets.explain(id, icon)
        onSheetOf: seat => root.sheetBeside ? root.besideSeat = seat : root.lookAt("sheet", seat)
        onMore: sheets.more()
        onUndoHeld: sheets.undoList()
    }
    Loader {
        id: rail

        height: parent.height
        source: root.desktop ? Qt.resolvedUrl("../components/GameRail.qml") : ""
    }
    RoomPart {
        id: sheet

        x: turn.x + turn.width
        width: {
            if (!root.tableBeside)
                return root.width - x;
            return Theme.deskSheetWidth + Math.max(0, root.width - Theme.deskFull) / 2;
        }
        height: parent.height
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "BesideSheet")
        wanted: root.sheetBeside
    }
    RoomPart {
        id: others

        x: sheet.x + sheet.width
        width: root.width - x
        height: parent.height
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "BesideTable")
        wanted: root.tableBeside
    }
    Binding {
        target: sheet.item
        property: "tableBeside"
        value: root.tableBeside
    }
    Connections {
        target: rail.item

        function onLook(where: string) {
            root.look(where);
        }
    }
    Connections {
        target: others.item

        function onSheetOf(seat: int) {
            root.besideSeat = seat;
        }
    }
    // Whoever plays next has the sheet back.
    Binding {
        target: sheet.item
        property: "seat"
        value: root.besideSeat >= 0 ? root.besideSeat : root.table.turnOf
    }

    TurnSheets {
        id: sheets

        table: root.table
        onLook: where => root.look(where)
        onGoOn: root.goOnAnyway()
        onResume: {
            if (!root.extras.resume())
                root.look("correct");
        }
    }
}
