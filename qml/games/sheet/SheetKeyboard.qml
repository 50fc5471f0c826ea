// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys of a sheet: digits, signs, where the pencil goes, looks at other things.
QtObject {
    id: root

    required property SheetTable table
    readonly property sheetCellsPage page: table.cells
    readonly property sheetPad pad: page.pad
    readonly property sheetStrokes strokes: page.strokes

    signal why(string about)
    signal hold(string cell)
    signal curve

    function tap(row: tableChoice): bool {
        if (row.id !== "" && row.enabled)
            root.table.touch(row.id);
        return true;
    }
    function goTo(id: string): bool {
        if (id !== "")
            root.table.touch(id);
        return true;
    }
    /// A digit where values are buttons is the button, if there is one.
    function digit(text: string): bool {
        const values = root.pad.values;
        for (let i = 0; i < values.length; ++i) {
            if (values[i].title === text)
                return root.tap(values[i]);
        }
        const digits = root.pad.digits;
        for (let i = 0; i < digits.length; ++i) {
            if (digits[i].title === text)
                return root.tap(digits[i]);
        }
        return true;
    }
    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return root.pressWithControl(key);
        if (text !== "" && "0123456789".indexOf(text) >= 0)
            return root.digit(text);
        return root.pressSign(text) || root.pressWay(key) || root.pressLetter(key);
    }
    function pressWithControl(key: int): bool {
        switch (key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            return root.goTo(root.strokes.ending);
        case Qt.Key_V:
            root.table.pasteCells();
            return true;
        }
        return false;
    }
    function pressSign(text: string): bool {
        switch (text) {
        case "+":
            return root.tap(root.pad.plus);
        case "*":
        case "×":
            return root.goTo(root.strokes.times);
        case "-":
        case "−":
            return root.tap(root.pad.sign);
        case "=":
            return root.goTo(root.strokes.terms);
        }
        return false;
    }
    /// Where the pencil goes, and what becomes of the cell. Without a cell these are keys of the page.
    function pressWay(key: int): bool {
        if (root.pad.kind === "")
            return false;
        switch (key) {
        case Qt.Key_Tab:
            return root.goTo(root.strokes.after);
        case Qt.Key_Backtab:
            return root.goTo(root.strokes.before);
        case Qt.Key_Up:
            return root.goTo(root.strokes.above);
        case Qt.Key_Down:
            return root.goTo(root.strokes.below);
        case Qt.Key_Left:
            return root.goTo(root.strokes.left);
        case Qt.Key_Right:
            return root.goTo(root.strokes.right);
        case Qt.Key_Space:
            return root.goTo(root.strokes.turn);
        case Qt.Key_Backspace:
            return root.tap(root.pad.back);
        case Qt.Key_Delete:
            return root.goTo(root.strokes.empty);
        case Qt.Key_F2:
            return root.goTo(root.strokes.terms);
        case Qt.Key_Escape:
            return root.strokes.drop !== "" ? root.goTo(root.strokes.drop) : root.tap(root.page.keys);
        case Qt.Key_Menu:
            root.hold(root.strokes.held);
            return true;
        }
        return false;
    }
    function pressLetter(key: int): bool {
        switch (key) {
        case Qt.Key_B:
            return root.tap(root.page.line.walk);
        case Qt.Key_N:
            return root.goTo(root.strokes.missing);
        case Qt.Key_R:
            return root.goTo(root.strokes.round);
        case Qt.Key_K:
            return root.tap(root.page.keys);
        case Qt.Key_W:
            if (root.strokes.why !== "")
                root.why(root.strokes.why);
            return true;
        case Qt.Key_C:
            if (root.page.rounds.length > 0)
                root.curve();
            return root.page.rounds.length > 0;
        }
        return false;
    }
}
