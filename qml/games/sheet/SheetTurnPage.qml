// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A sheet that is being filled in.
FocusScope {
    id: root

    required property SheetTable table
    readonly property bool across: height < Theme.lowWindow && width > height
    readonly property bool desktop: !across && width >= Theme.deskWindow

    signal look(string where)
    signal lookAt(string where, int seat)
    signal back

    function hold(cell: string) {
        heldCell.open({
            "held": root.table.held(cell)
        });
    }
    function why(about: string) {
        whySheet.open({
            "why": root.table.why(about)
        });
    }

    T.StackView.onActivated: root.forceActiveFocus()
    Keys.onPressed: event => {
        event.accepted = own.press(event.key, event.modifiers, event.text) || shared.press(event.key, event.modifiers, event.isAutoRepeat);
    }

    SheetKeyboard {
        id: own

        table: root.table
        onWhy: about => root.why(about)
        onHold: cell => root.hold(cell)
        onCurve: root.look("curve")
    }
    TurnKeys {
        id: shared

        table: root.table
        onGoOn: root.table.primary()
        onAim: root.table.primary()
        onLook: where => root.look(where)
        onBack: root.back()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Loader {
        id: rail

        height: parent.height
        source: root.desktop ? Qt.resolvedUrl("../../components/GameRail.qml") : ""
    }
    SheetTurnColumn {
        x: root.desktop ? rail.width : 0
        width: root.width - x
        height: root.height
        table: root.table
        beside: root.across || root.width >= Theme.wideWindow
        onGoOn: root.table.primary()
        onLook: where => root.look(where)
        onExplain: (id, icon) => sheets.explain(id, icon)
        onWhy: about => root.why(about)
        onHold: cell => root.hold(cell)
        onSheetOf: seat => root.lookAt("sheet", seat)
        onMore: sheets.more()
        onUndoHeld: sheets.undoList()
    }
    Connections {
        target: rail.item

        function onLook(where: string) {
            root.look(where);
        }
    }
    TurnSheets {
        id: sheets

        table: root.table
        onLook: where => root.look(where)
        onGoOn: root.table.primary()
    }
    LateSheet {
        id: whySheet

        file: Qt.resolvedUrl("SheetWhySheet.qml")
    }
    Connections {
        target: whySheet.item

        function onGoTo(id: string) {
            root.table.touch(id);
        }
    }
    LateSheet {
        id: heldCell

        file: Qt.resolvedUrl("SheetHeldCell.qml")
    }
    Connections {
        target: heldCell.item

        function onClearWanted(id: string) {
            root.table.touch(id);
        }
    }
}
