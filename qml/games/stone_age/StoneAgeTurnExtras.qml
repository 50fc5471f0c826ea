// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The keys while a roll is entered, and the way back from what is half entered.
TurnExtras {
    id: root

    readonly property StoneTable stone: table as StoneTable
    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "à&é\"'(-è_ç"

    function resume(): bool {
        const waiting = root.stone.village.waiting;
        if (waiting !== "")
            root.table.touch(waiting);
        return waiting !== "";
    }
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return false;
        if (key === Qt.Key_Escape && root.stone.back.id !== "") {
            root.table.touch(root.stone.back.id);
            return true;
        }
        const roll = root.stone.roll;
        const digit = text === "" ? -1 : Math.max("0123456789".indexOf(text), root.frenchDigits.indexOf(text));
        const meant = digit < 0 ? undefined : [...roll.keys].find(row => row.count === digit);
        if (meant !== undefined) {
            root.table.touch(meant.id);
            return true;
        }
        if (key === Qt.Key_Backspace && roll.erase.enabled && roll.erase.id !== "") {
            root.table.touch(roll.erase.id);
            return true;
        }
        return false;
    }
}
