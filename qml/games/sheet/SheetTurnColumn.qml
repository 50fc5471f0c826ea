// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The sheet and its keys: below each other, or side by side where the window is wider than high.
Item {
    id: root

    required property SheetTable table
    /// The keys stand beside the grid.
    property bool beside: false
    readonly property sheetCellsPage page: table.cells
    readonly property bool keysShown: page.pad.kind !== ""
    /// Large text on a phone held across: the wide button has room below the grid only.
    readonly property bool apart: beside && keysShown && Theme.largeText && height < Theme.lowWindow
    readonly property real side: beside ? Math.max(300, Math.min(388, width * 0.42)) : width
    readonly property real entering: keysShown ? line.height + keys.height + Theme.space2 : foot.height + Theme.space3

    signal goOn
    signal look(string where)
    signal explain(string id, string icon)
    signal why(string about)
    signal hold(string cell)
    signal sheetOf(int seat)
    signal more
    signal undoHeld

    SheetBar {
        id: bar

        width: root.width
        table: root.table
        onUndoHeld: root.undoHeld()
        onMore: root.more()
    }
    SheetCellsStep {
        id: grid

        y: bar.height
        width: root.beside ? root.width - root.side : root.width
        height: (root.apart ? next.y : root.height) - y - Theme.space1 - (root.beside ? 0 : root.entering)
        table: root.table
        low: root.height < Theme.lowWindow
        onExplain: (id, icon) => root.explain(id, icon)
        onWhy: about => root.why(about)
        onHold: cell => root.hold(cell)
        onSheetOf: seat => root.sheetOf(seat)
    }
    // A desktop has room for the standing above the keys.
    RoomPart {
        id: standing

        x: root.width - root.side
        y: bar.height
        width: root.side
        height: root.height - y - root.entering
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "BesideTable")
        wanted: root.beside && root.height >= Theme.tallWindow
    }
    Connections {
        target: standing.item

        function onSheetOf(seat: int) {
            root.sheetOf(seat);
        }
    }
    SheetEntryLine {
        id: line

        x: root.width - root.side
        y: keys.y - height
        width: root.side
        visible: root.keysShown
        table: root.table
    }
    SheetKeys {
        id: keys

        x: root.width - root.side + Theme.space2
        y: root.height - height - Theme.space2
        width: root.side - 2 * Theme.space2
        visible: root.keysShown
        bare: root.apart
        keyHeight: root.height < Theme.lowWindow ? Theme.touchTarget : root.height < Theme.tallWindow ? Theme.touchTarget : 52
        table: root.table
        onGoOn: root.goOn()
        onFolded: root.table.touch(root.page.keys.id)
    }
    SheetNext {
        id: next

        x: Theme.space2
        y: root.height - height - Theme.space2
        width: grid.width - 2 * x
        visible: root.apart
        table: root.table
        onClicked: root.goOn()
    }
    SheetFoot {
        id: foot

        x: root.width - root.side + Theme.space3
        y: root.height - height - Theme.space2
        width: root.side - 2 * Theme.space3
        visible: !root.keysShown
        table: root.table
        onGoOn: root.goOn()
        onLook: where => root.look(where)
    }
    // Over the title: while it is there, nothing below it is a control.
    LateMessage {
        id: message

        z: 2
        x: Theme.space2
        y: Theme.space1
        width: bar.buttons - Theme.space1 - x
        height: bar.height - y
        tight: true
        onPressed: root.look("correct")
    }
    Connections {
        target: root.table

        function onRefused(sentence: string, mayCorrect: bool) {
            message.show(sentence, "");
        }
        function onTookBack(sentence: string) {
            message.show(sentence, "");
        }
    }
}
