// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// In every scene of every game: whatever can be tapped is reached by Tab, and is in sight then.
TableTest {
    id: root

    name: "Keyboard"

    /// Of the topmost sheet, if one is open: what is below it waits.
    function controls() {
        const sheet = findWhere(item => Fixture.typeOf(item) === "QQuickPopupItem", everything());
        // The numbers of a chart stand behind its button too, and what only says why it cannot be is passed by.
        return allWhere(item => item.enabled && item.clickable !== false && item.can !== false && Fixture.takesTaps(item) && Fixture.typeOf(item) !== "QQuickItem", sheet ?? everything());
    }
    function isWithin(item: Item, other: Item): bool {
        while (item !== null && item !== other)
            item = item.parent;
        return item !== null;
    }
    /// The keyboard is there, or at the row it is part of, whose arrow keys do what it does.
    function isReached(item: Item, at: Item): bool {
        const walked = /^(SegmentedOption|Cell)$/.test(Fixture.typeOf(item)) || /^scope-/.test(item.objectName);
        return isWithin(item, at) || isWithin(at, item) || (walked && at.parent === item.parent);
    }
    function nameOf(item: Item): string {
        return Fixture.typeOf(item) + " " + item.objectName + " " + Fixture.spokenName(item);
    }
    /// All of it; of what does not fit, its beginning.
    function inSight(item: Item): bool {
        for (let above = item.parent; above; above = above.parent) {
            if (above instanceof Flickable) {
                const top = item.mapToItem(above, 0, 0).y;
                const lowest = Math.max(Theme.space2, above.height - item.height);
                if (top < -1 || top > lowest + 1)
                    return false;
            }
        }
        return true;
    }
    function test_everyControlIsReached_data() {
        // The rows of a log are made as they come into sight.
        return [...Fixture.scenes()].filter(scene => !/-log$/.test(scene)).map(scene => ({ tag: scene }));
    }
    function test_everyControlIsReached(data) {
        const where = Fixture.layOut(data.tag);
        startApp();
        if (where !== "")
            root.window.look(where);
        settle();
        // While a sheet has its keys, Tab goes from cell to cell.
        const keys = findWhere(item => /^keys(-p)?$/.test(item.objectName), everything());
        if (keys !== null && findWhere(item => /^(key|value)-/.test(item.objectName), everything()) !== null)
            tapItem(keys);
        let left = controls();
        verify(left.length > 0);
        const hidden = [];
        const seen = [];
        for (let rounds = 0; left.length > 0 && rounds < 2;) {
            keyClick(Qt.Key_Tab);
            const at = root.window.activeFocusItem;
            verify(at !== null);
            rounds += at === seen[0] ? 1 : 0;
            seen.push(at);
            verify(seen.length < 400, "the keyboard comes back to where it began");
            left = left.filter(item => Fixture.typeOf(item) !== "" && !isReached(item, at));
            if (Fixture.takesTaps(at) && !inSight(at))
                hidden.push(nameOf(at));
        }
        compare(left.map(nameOf).join("; "), "");
        compare(hidden.join("; "), "");
    }
}
