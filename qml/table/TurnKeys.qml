// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The keys that every turn knows.
QtObject {
    id: root

    required property GameTable table

    signal goOn
    /// Something could still be done: where?
    signal aim
    signal look(string where)
    signal back

    /// True if the key meant something.
    function press(key: int, modifiers: int, held: bool): bool {
        if (modifiers & Qt.ControlModifier)
            return root.pressWithControl(key, modifiers);
        switch (key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            // A key that is held is meant once.
            if (!held && root.table.ready)
                root.goOn();
            else if (!held)
                root.aim();
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
}
