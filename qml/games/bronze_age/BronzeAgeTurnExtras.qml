// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The keys while dice are entered, and what a roll did where the result panel is skipped.
TurnExtras {
    id: root

    readonly property BronzeTable bronze: table as BronzeTable
    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "&é\"'(-"

    lasting: ["dice", "build"]

    function lineAfter(step: string): url {
        return step === "dice" && root.table.step !== "dice" && root.table.step !== "result" ? Qt.resolvedUrl("OutcomeLine.qml") : "";
    }
    function press(key: int, modifiers: int, text: string): bool {
        if (root.table.step !== "dice" || (modifiers & Qt.ControlModifier))
            return false;
        const page = root.bronze.dice;
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
