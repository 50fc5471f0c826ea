// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtTest
import Tallystone

/// Sheets slide in, and whatever happens meanwhile they come to rest whole or scrolling.
Item {
    id: page

    width: 412
    height: 915

    Item {
        id: ground

        width: 412
        height: 915
    }
    Component {
        id: plain

        BottomSheet {
            id: made

            property int rows: 2

            parent: ground
            title: "Rows"

            Repeater {
                model: made.rows

                SettingRow {
                    required property int index

                    objectName: "row-" + index
                    Layout.fillWidth: true
                    title: "Row " + index + ", whose words are so many that they take more than one line on a phone"
                }
            }
            footer: ActionButton {
                objectName: "close"
                Layout.fillWidth: true
                text: "Close"
            }
        }
    }

    TestCase {
        id: test

        name: "Sheets"
        when: windowShown

        property BottomSheet sheet

        function init() {
            Theme.animated = true;
            ground.width = 412;
            ground.height = 915;
            test.sheet = createTemporaryObject(plain, page);
        }
        function open() {
            test.sheet.open();
            tryCompare(test.sheet, "opened", true);
        }
        function view(): Flickable {
            let above = findChild(test.sheet.contentItem, "row-0");
            while (!(above instanceof Flickable))
                above = above.parent;
            return above;
        }
        /// Some frames in which no height changes; nothing tells of them where nothing changes at all.
        function layOut() {
            let last = "";
            for (let same = 0; same < 3; ) {
                wait(15);
                const row = findChild(test.sheet.contentItem, "row-" + (test.sheet.rows - 1));
                const now = [test.sheet.height, test.view().contentHeight, row?.y, row?.height].join();
                same = now === last ? same + 1 : 0;
                last = now;
            }
        }
        /// Where a sheet belongs, and either all of it is seen or what is not can be scrolled to.
        function verifyAtRest(step: string) {
            test.layOut();
            const wide = ground.width >= Theme.wideWindow;
            const free = ground.height - test.sheet.height;
            fuzzyCompare(test.sheet.y, wide ? free / 2 : free, 1, step + ": not where it belongs");
            fuzzyCompare(test.sheet.x, (ground.width - test.sheet.width) / 2, 1, step + ": beside its place");
            verify(test.sheet.y >= Theme.touchTarget / 2 - 1, step + ": above the window");
            const foot = findChild(test.sheet.contentItem, "close");
            const end = foot.mapToItem(ground, 0, foot.height).y;
            verify(end <= ground.height, step + ": the button ends at " + end + " of " + ground.height);
            const view = test.view();
            verify(view.height >= Theme.touchTarget, step + ": nothing is left to look at");
            const scrolls = view.contentHeight > view.height + 0.5;
            compare(view.interactive, scrolls, step);
            // What scrolls goes as far as it may.
            compare(test.sheet.height >= test.sheet.highest - 0.5, scrolls, step + ": it could be higher");
            const last = findChild(test.sheet.contentItem, "row-" + (test.sheet.rows - 1));
            fuzzyCompare(last.mapToItem(view.contentItem, 0, last.height).y, view.contentHeight, 1, step + ": the last row");
            verify(view.contentY >= 0 && view.contentY <= view.contentHeight - view.height + 0.5, step + ": scrolled too far");
        }

        function test_oneHeightFromTheFirstFrame() {
            test.sheet.rows = 5;
            test.sheet.open();
            test.layOut();
            const first = test.sheet.height;
            verify(first > 5 * Theme.touchTarget);
            while (!test.sheet.opened) {
                compare(test.sheet.height, first);
                wait(10);
            }
            test.verifyAtRest("open");
            compare(test.sheet.height, first);
        }

        function test_contentGrowsOnTheWay_data() {
            return [{ tag: "a little", rows: 4 }, { tag: "too much", rows: 24 }];
        }
        function test_contentGrowsOnTheWay(data) {
            test.sheet.open();
            wait(Theme.panelTime / 3);
            verify(!test.sheet.opened);
            test.sheet.rows = data.rows;
            tryCompare(test.sheet, "opened", true);
            test.verifyAtRest(data.tag);
        }
        function test_contentChangesWhileOpen() {
            test.open();
            for (const rows of [3, 24, 5, 1, 30, 2]) {
                test.sheet.rows = rows;
                test.verifyAtRest(rows + " rows");
                test.view().contentY = test.view().contentHeight - test.view().height;
            }
        }
        function test_theTextGrowsWhileOpen() {
            test.sheet.rows = 6;
            test.open();
            Theme.textScale = 2;
            test.verifyAtRest("large");
            Theme.textScale = 1;
            test.verifyAtRest("as before");
        }
        function test_theWindowIsTurnedWhileOpen() {
            test.sheet.rows = 5;
            test.open();
            for (const size of [[915, 412], [360, 640], [1280, 800], [412, 915]]) {
                ground.width = size[0];
                ground.height = size[1];
                test.verifyAtRest(size.join("×"));
            }
        }
        function test_theWindowIsTurnedOnTheWay() {
            test.sheet.rows = 5;
            test.sheet.open();
            wait(Theme.panelTime / 3);
            ground.width = 915;
            ground.height = 412;
            tryCompare(test.sheet, "opened", true);
            test.verifyAtRest("turned");
        }
        function test_openedAgainWithOtherContent() {
            for (const rows of [2, 24, 3, 7]) {
                test.sheet.rows = rows;
                test.open();
                test.verifyAtRest(rows + " rows");
                compare(test.view().contentY, 0);
                test.view().contentY = test.view().contentHeight - test.view().height;
                test.sheet.close();
                tryCompare(test.sheet, "visible", false);
            }
        }
        function test_openedAgainWhileItCloses() {
            test.open();
            test.sheet.close();
            wait(Theme.panelTime / 3);
            test.sheet.rows = 6;
            test.open();
            test.verifyAtRest("again");
        }
        function test_slidesInAndOut() {
            test.sheet.open();
            test.layOut();
            verify(test.sheet.y > ground.height - test.sheet.height, "it comes from below");
            tryCompare(test.sheet, "opened", true);
            test.sheet.close();
            wait(Theme.panelTime / 2);
            verify(test.sheet.y > ground.height - test.sheet.height, "it goes below");
            tryCompare(test.sheet, "visible", false);
        }
    }
}
