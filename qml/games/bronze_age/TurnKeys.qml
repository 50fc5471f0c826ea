// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys of a turn.
QtObject {
    id: root

    required property BronzeTable table

    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "&é\"'(-"

    signal goOn
    signal look(string where)
    signal back

    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return root.pressWithControl(key, modifiers);
        if (root.table.step === "dice" && root.pressAtDice(key, text))
            return true;
        switch (key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (root.table.primaryEnabled)
                root.goOn();
            return true;
        case Qt.Key_S:
            root.look("sheet");
            return true;
        case Qt.Key_T:
            if (!root.table.alone)
                root.look("table");
            return true;
        case Qt.Key_C:
            root.look("correct");
            return true;
        case Qt.Key_F1:
            root.look("help");
            return true;
        case Qt.Key_Escape:
        case Qt.Key_Back:
            root.back();
            return true;
        }
        return false;
    }
    function pressWithControl(key: int, modifiers: int): bool {
        if (key === Qt.Key_Y || (key === Qt.Key_Z && (modifiers & Qt.ShiftModifier))) {
            root.table.redo();
            return true;
        }
        if (key === Qt.Key_Z)
            root.table.undo();
        return key === Qt.Key_Z;
    }
    function pressAtDice(key: int, text: string): bool {
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
