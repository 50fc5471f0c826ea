// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys of a sheet: digits, signs, arrows.
QtObject {
    id: root

    required property SheetTable table
    readonly property sheetCellsPage page: table.cells
    readonly property sheetPad pad: page.pad

    signal why(string about)

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
    /// The first number that is worked out in the column of the cell.
    function firstWorked(): string {
        const rows = root.page.rows;
        for (let i = 0; i < rows.length; ++i) {
            if (rows[i].worked && rows[i].cells.length > 0)
                return rows[i].cells[0].tap.about;
        }
        return "";
    }
    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier) {
            if ((key === Qt.Key_Return || key === Qt.Key_Enter) && root.pad.kind !== "") {
                root.tap(root.page.keys);
                return true;
            }
            return false;
        }
        if (text !== "" && "0123456789".indexOf(text) >= 0)
            return root.digit(text);
        switch (text) {
        case "+":
        case "*":
        case "×":
            return root.tap(root.pad.plus);
        case "-":
        case "−":
            return root.tap(root.pad.sign);
        case "=":
            return root.tap(root.pad.type);
        }
        switch (key) {
        case Qt.Key_Backspace:
        case Qt.Key_Delete:
            return root.tap(root.pad.back);
        case Qt.Key_Up:
            return root.goTo(root.page.above);
        case Qt.Key_Down:
            return root.goTo(root.page.below);
        case Qt.Key_Left:
            return root.goTo(root.page.left);
        case Qt.Key_Right:
            return root.goTo(root.page.right);
        case Qt.Key_B:
            return root.tap(root.page.line.walk);
        case Qt.Key_N:
            root.table.primary();
            return true;
        case Qt.Key_K:
            return root.tap(root.page.keys);
        case Qt.Key_W:
            root.why(root.firstWorked());
            return true;
        }
        return false;
    }
}
