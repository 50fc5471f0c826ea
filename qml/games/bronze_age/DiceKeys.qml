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
        const dice = root.table.dice;
        const digit = text === "" ? -1 : Math.max("123456".indexOf(text), root.frenchDigits.indexOf(text));
        if (digit >= 0) {
            dice.tapFace(dice.faces[digit]);
            return true;
        }
        if (key === Qt.Key_Backspace) {
            dice.takeBack();
            return true;
        }
        if (key === Qt.Key_F && dice.eitherOptions.length > 0) {
            dice.chooseEither((dice.eitherCurrent + 1) % dice.eitherOptions.length);
            return true;
        }
        return false;
    }
}
