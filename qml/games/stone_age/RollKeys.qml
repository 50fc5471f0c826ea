// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys while a roll is entered, and the way back from what is half entered.
QtObject {
    id: root

    required property StoneTable table

    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "à&é\"'(-è_ç"

    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return false;
        if (key === Qt.Key_Escape && root.table.step !== "village" && root.table.step !== "feed") {
            root.table.leave();
            return true;
        }
        const gather = root.table.gather;
        if ((root.table.step !== "gather" && root.table.step !== "card") || gather.people === 0)
            return false;
        const digit = text === "" ? -1 : Math.max("0123456789".indexOf(text), root.frenchDigits.indexOf(text));
        if (digit >= 0) {
            gather.tap(digit);
            return true;
        }
        if (key === Qt.Key_Backspace) {
            gather.takeBack();
            return true;
        }
        return false;
    }
}
