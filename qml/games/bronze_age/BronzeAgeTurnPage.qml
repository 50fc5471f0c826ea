// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A running game: the turn, and beside it what a wide window has room for.
FocusScope {
    id: root

    required property BronzeTable table

    /// A phone held across.
    readonly property bool across: height < Theme.lowWindow && width > height
    readonly property bool sheetBeside: !across && width >= Theme.turnWidth + Theme.phoneWidth
    readonly property bool desktop: !across && width >= Theme.deskWindow
    readonly property bool tableBeside: desktop && width - sheet.x - Theme.deskSheetWidth >= Theme.phoneWidth

    readonly property int turnOf: table.turnOf
    /// The player whose sheet was asked for; -1: who plays.
    property int besideSeat: -1

    signal look(string where)
    signal back

    function goOn() {
        if (root.table.unfinished === "")
            root.goOnAnyway();
        else
            sheets.askFirst();
    }
    /// The result panel may be skipped; then its line passes over the next step.
    function goOnAnyway() {
        const rolling = root.table.step === "dice";
        root.table.primary();
        if (rolling && root.table.step !== "dice" && root.table.step !== "result")
            turn.tell(Qt.resolvedUrl("OutcomeLine.qml"), {
                "outcome": root.table.outcome,
                "goodIds": root.table.goodIds
            });
    }
    onTurnOfChanged: besideSeat = -1
    T.StackView.onActivated: root.forceActiveFocus()
    Keys.onPressed: event => {
        turn.keyed = true;
        event.accepted = dice.press(event.key, event.modifiers, event.text) || keys.press(event.key, event.modifiers, event.isAutoRepeat);
        turn.keyed = false;
    }

    DiceKeys {
        id: dice

        table: root.table
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
        lasting: ["dice", "build"]
        across: root.across
        sheetBeside: root.sheetBeside
        tableBeside: root.tableBeside
        onGoOn: root.goOn()
        onLook: where => root.look(where)
        onExplain: (id, icon) => sheets.explain(id, icon)
        onMore: sheets.more()
        onUndoHeld: sheets.undoList()
    }
    Loader {
        id: rail

        height: parent.height
        source: root.desktop ? Qt.resolvedUrl("../../components/GameRail.qml") : ""
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
        file: Qt.resolvedUrl("BronzeAgeBesideSheet.qml")
        wanted: root.sheetBeside
    }
    RoomPart {
        id: others

        x: sheet.x + sheet.width
        width: root.width - x
        height: parent.height
        table: root.table
        file: Qt.resolvedUrl("BronzeAgeBesideTable.qml")
        wanted: root.tableBeside
    }
    Binding {
        target: sheet.item
        property: "pegsShown"
        value: !root.tableBeside
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
    // Whoever takes the dice next has the sheet back.
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
    }
}
