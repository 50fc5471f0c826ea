// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys while dice are entered.
QtObject {
    id: root

    required property BronzeTable table

    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "&é\"'(-"

    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        if (root.table.step !== "dice" || (modifiers & Qt.ControlModifier))
            return false;
        const page = root.table.dice;
        const digit = text === "" ? -1 : Math.max("123456".indexOf(text), root.frenchDigits.indexOf(text));
        if (digit >= 0) {
            root.table.touch(page.faces[digit].id);
            return true;
        }
        if (key === Qt.Key_Backspace) {
            root.table.touch(page.last);
            return true;
        }
        if (key === Qt.Key_F && page.either.length > 0) {
            const chosen = [...page.either].findIndex(option => option.chosen);
            root.table.touch(page.either[(chosen + 1) % page.either.length].id);
            return true;
        }
        return false;
    }
}
