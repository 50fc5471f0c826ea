// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The keys of the action table: a row by its number, a free action, the disc only, the map, the way back.
TurnExtras {
    id: root

    readonly property RiseTable rise: table as RiseTable
    // The upper row of a French keyboard gives these without Shift.
    readonly property string frenchDigits: "à&é\"'(-è_ç"
    readonly property riseHead head: {
        switch (root.rise === null ? "" : root.rise.step) {
        case "progress":
            return root.rise.progress.head;
        case "territory":
            return root.rise.territory.head;
        case "city":
            return root.rise.city.head;
        case "empire":
            return root.rise.empire.head;
        case "trade":
            return root.rise.trade.head;
        }
        return root.none;
    }
    property riseHead none

    ownLook: "map"
    ownLookIcon: "roe-map"
    //: A look at the map.
    ownLookText: qsTr("Map")

    /// True if there was something to touch.
    function touch(row: tableChoice): bool {
        const can = row.id !== "" && row.enabled;
        if (can)
            root.table.touch(row.id);
        return can;
    }
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & Qt.ControlModifier)
            return false;
        switch (key) {
        case Qt.Key_Escape:
        case Qt.Key_Back:
            return root.touch(root.table.step === "settle" ? root.rise.settle.parts.cancel : root.head.back);
        case Qt.Key_D:
            return root.touch(root.table.step === "empire" && root.rise.empire.discOnly.id !== "" ? root.rise.empire.discOnly : root.head.discOnly);
        case Qt.Key_M:
            root.look(root.ownLook);
            return true;
        case Qt.Key_F:
            if (root.table.step === "rows" && root.table.ready)
                root.table.primary();
            return true;
        }
        const digit = text === "" ? -1 : Math.max("0123456789".indexOf(text), root.frenchDigits.indexOf(text));
        const cubes = root.rise.empire.number.counter;
        if (root.table.step === "empire" && digit >= 0 && cubes.id !== "")
            return root.table.touch(cubes.id, Math.min(digit, cubes.most));
        const row = root.table.step === "rows" && digit > 0 ? root.rise.rows.rows[digit - 1] : undefined;
        return row !== undefined && root.touch(row.choice);
    }
}
