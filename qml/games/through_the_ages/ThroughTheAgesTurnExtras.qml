// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The ways to cards and politics beside the wide button, and the keys of the board.
TurnExtras {
    id: root

    readonly property AgesTable ages: table as AgesTable
    readonly property bool onBoard: ages !== null && ages.step === "board"
    readonly property agesBoardPage page: onBoard ? ages.board : none
    property agesBoardPage none

    /// Alone the others at the table are the Rival.
    readonly property bool alone: ages !== null && ages.rivalStanding.army.length > 0

    lasting: ["board"]
    //: A look at the automatic opponent; short, below a drawing.
    tableLookText: alone ? qsTr("Rival") : ""
    tableLookIcon: alone ? "seal-rival" : "ui-players"
    //: The wide button that ends a turn, where text is large.
    primaryShort: onBoard && ages.wide.id === "end" ? qsTr("End") : ""
    sheetLook: false
    doors: page.doors

    function touch(id: string): bool {
        return id !== "" && root.table.touch(id);
    }
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return false;
        if (!root.onBoard)
            return (key === Qt.Key_Escape || key === Qt.Key_Back) && root.ages !== null && root.touch(root.ages.wayBack);
        switch (key) {
        case Qt.Key_Escape:
        case Qt.Key_Back:
            return root.page.tray.open && root.touch(root.page.tray.away.id);
        case Qt.Key_W:
            return root.page.seat.bank.worker.enabled && root.touch(root.page.seat.bank.worker.id);
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3: {
            const take = root.page.takes[key - Qt.Key_1];
            return take !== undefined && take.enabled && root.touch(take.id);
        }
        case Qt.Key_P:
            return root.page.doors.length > 1 && root.touch(root.page.doors[1].id);
        case Qt.Key_S:
            return root.pressFirst([...root.page.seat.board.wonder.stages]);
        case Qt.Key_E:
            if (root.table.ready && root.table.unfinished === "")
                root.table.primary();
            return true;
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
            return root.enterBoard();
        }
        return root.pressFirst([...root.page.tray.rows].filter(row => row.key !== "" && row.key === text.toUpperCase()).map(row => row.choice));
    }
    function pressFirst(choices): bool {
        const first = choices.find(choice => choice.id !== "" && choice.enabled);
        return first !== undefined && root.touch(first.id);
    }
    /// The keyboard comes to the board, wherever that stands.
    function enterBoard(): bool {
        const most = 100;
        let item = root.nextItemInFocusChain(true);
        for (let i = 0; i < most && item !== null; ++i) {
            if (item instanceof AgesCellButton) {
                item.forceActiveFocus(Qt.TabFocusReason);
                return true;
            }
            item = item.nextItemInFocusChain(true);
        }
        return false;
    }
}
