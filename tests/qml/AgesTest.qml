// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.Test

/// The board of Through the Ages on the real pages.
TableTest {
    id: root

    /// Léa's turn in the second age of the sample game, with enough of everything.
    function startAt(width: int, height: int, scene = "board") {
        Fixture.layOut("through-the-ages-" + scene);
        root.window = Fixture.showWindow(width, height);
        root.window.requestActivate();
        tryCompare(root.window, "active", true);
        settle();
        correctStone(root.table.turnOf, [["pool", 2], ["tokens-bronze", 9], ["tokens-agriculture", 9]]);
        settle();
    }
    function cell(id: string) {
        return [...root.table.board.seat.board.cells].find(one => one.choice.id === "cell-" + id);
    }
    function bank() {
        return root.table.board.seat.bank;
    }
    function middleOf(item: Item): point {
        return item.mapToItem(everything(), item.width / 2, item.height / 2);
    }
    function typed(name: string): Item {
        return findWhere(item => item.toString().startsWith(name), everything());
    }
}
