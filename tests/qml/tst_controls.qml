// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtTest
import Tallystone
import "qrc:/qt/qml/Tallystone/games/bronze_age"
import "gallery"

Item {
    id: page

    width: 412
    height: 915

    component Made: Item {
        id: made

        property int taps: 0
        property int others: 0
        property int last: -1
        property Item control: children[0]

        anchors.fill: parent
    }

    Component {
        id: action
        Made {
            id: made
            ActionButton { text: "Go"; onClicked: ++made.taps }
        }
    }
    Component {
        id: signed
        ActionButton {
            width: 300
            text: "End the turn"
            hint: "famine −4 · corruption −6"
            signs: ["famine", "ui-warn"]
            figures: ["−4", "−6"]
        }
    }
    Component {
        id: games
        GameChoice {
            width: 300
            titles: ["A game whose name needs two lines or three", "Short"]
            notes: ["2 to 5 players", "1 to 4 players"]
            scenes: ["", ""]
        }
    }
    Component {
        id: look
        LookCard {
            width: 150
            height: 200
            iconName: "ui-stats"
            title: "Statistics"
        }
    }
    Component {
        id: icon
        Made {
            id: made
            IconButton { iconName: "ui-more"; name: "More"; onClicked: ++made.taps }
        }
    }
    Component {
        id: peek
        Made {
            id: made
            PeekButton { iconName: "ui-sheet"; text: "Sheet"; onClicked: ++made.taps }
        }
    }
    Component {
        id: slot
        Made {
            id: made
            DieSlot { y: 100; size: 48; face: "food"; spoken: "Die 1"; onTapped: ++made.taps; onEmptied: ++made.others }
        }
    }
    Component {
        id: face
        Made {
            id: made
            FaceButton { face: "food"; text: "3 food"; onTapped: ++made.taps; onHeld: ++made.others }
        }
    }
    Component {
        id: chip
        Made {
            id: made
            Chip { text: "All"; onToggled: ++made.taps }
        }
    }
    Component {
        id: toggle
        Made {
            id: made
            ToggleSwitch { text: "Sound"; onToggled: ++made.taps }
        }
    }
    Component {
        id: setting
        Made {
            id: made
            SettingRow { width: 300; title: "Language"; onClicked: ++made.taps }
        }
    }
    Component {
        id: development
        Made {
            id: made
            DevelopmentRow { width: 380; name: "Coinage"; cost: 20; points: 4; onTapped: ++made.taps; onHeld: ++made.others }
        }
    }
    Component {
        id: developments

        Card {
            width: 328
            padding: 0

            ColumnLayout {
                anchors.fill: parent
                spacing: 0

                Repeater {
                    model: ["", "2 fehlen"]

                    DevelopmentRow {
                        required property int index
                        required property string modelData

                        objectName: "offer-" + index
                        Layout.fillWidth: true
                        cost: 15
                        name: "Landwirtschaft"
                        points: 3
                        status: note === "" ? "affordable" : "short"
                        note: modelData
                    }
                }
            }
        }
    }
    Component {
        id: payment
        Made {
            id: made
            PaymentRow { width: 300; name: "Wood"; value: "10"; onToggled: ++made.taps }
        }
    }
    Component {
        id: stand
        Made {
            id: made
            StandRow { width: 380; name: "Tom"; onClicked: ++made.taps }
        }
    }
    Component {
        id: segmented
        Made {
            id: made
            SegmentedChoice {
                width: 300
                name: "Die 1"
                options: ["2 food", "2 workers", "both"]
                current: 0
                onChosen: index => { made.last = index; ++made.taps; current = index; }
            }
        }
    }
    Component {
        id: tabs
        Made {
            id: made
            PlayerTabs {
                width: 380
                names: ["Inès", "Tom", "Léa"]
                colours: ["saffron", "malachite", "murex"]
                onChosen: index => { made.last = index; ++made.taps; current = index; }
            }
        }
    }
    Component {
        id: stepper
        Made {
            id: made
            Stepper {
                name: "Wood"
                to: 4
                value: 2
                onChanged: next => { ++made.taps; value = next; }
            }
        }
    }
    Component {
        id: farStepper
        Made {
            Stepper {
                name: "Points"
                from: -5000
                to: 5000
                value: -12
                onChanged: next => value = next
            }
        }
    }
    Component {
        id: undo
        Made {
            id: made
            UndoPill { canUndo: true; onUndo: ++made.taps; onRedo: made.last = 1; onHeld: ++made.others }
        }
    }
    Component {
        id: turnBar
        Made {
            id: made
            TurnBar { width: 412; colour: "murex"; name: "Léa"; canUndo: true; onUndo: ++made.taps; onMore: ++made.others }
        }
    }
    Component {
        id: pageBar
        Made {
            id: made
            PageBar { width: 412; title: "The table"; onBack: ++made.taps }
        }
    }
    Component {
        id: message
        Made {
            id: made
            MessageBar { width: 380; onPressed: ++made.taps }
        }
    }
    Component {
        id: gallery
        ControlsGallery {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            Theme.animated = false;
            Theme.textScale = 1;
        }
        function make(component: Component): Item {
            const made = createTemporaryObject(component, page);
            verify(made !== null);
            return made;
        }
        function named(root: Item, name: string): Item {
            const found = findChild(root, name);
            verify(found !== null, name);
            return found;
        }

        /// A hint comes and goes while the button stays.
        function test_lateHintStaysInside() {
            const button = make(action).control;
            button.text = "Trade";
            wait(50);
            button.hint = "Both sides must give something.";
            wait(50);
            const texts = [];
            const visit = item => {
                if (item instanceof Text && item.visible)
                    texts.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    visit(item.children[i]);
            };
            visit(button);
            compare(texts.length, 2);
            for (const text of texts) {
                const top = text.mapToItem(button, 0, 0).y;
                verify(top >= 0 && top + text.height <= button.height, text.text + " ends at " + (top + text.height) + " of " + button.height);
            }
        }
        /// What a message has no room for is not cut off without a sign of it.
        function test_longMessages() {
            const bar = make(message).control;
            bar.tight = true;
            bar.width = 150;
            bar.height = 24;
            for (const [name, whole] of [["Wilhelmina: 3 food", true], ["Wilhelmina Konstanze von und zu Wolkenst: 3 food", false]]) {
                bar.show(name, "");
                wait(50);
                const text = findWhere(item => item instanceof Text && item.text === name, bar);
                compare(text.truncated, !whole);
                verify(text.contentHeight <= text.height + 1, text.contentHeight + " in " + text.height);
            }
        }
        function findWhere(fits, item: Item): Item {
            if (fits(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = findWhere(fits, item.children[i]);
                if (found !== null)
                    return found;
            }
            return null;
        }
        /// A hint that is too long for one line is said in signs.
        function test_signs() {
            const button = createTemporaryObject(signed, page);
            const signs = findChild(button, "signs");
            tryVerify(() => !signs.visible);
            button.width = 130;
            tryVerify(() => signs.visible);
            verify(signs.width <= signs.parent.width);
            compare(button.Accessible.description, button.hint);
        }
        /// Beside a game with a long name the others are as high, and a way with few words begins where others do.
        function test_cardsSideBySide() {
            const choice = createTemporaryObject(games, page);
            const named = findChild(choice, "game-0");
            const other = findChild(choice, "game-1");
            tryVerify(() => named.height > other.implicitHeight);
            tryCompare(other, "height", named.height);
            const card = createTemporaryObject(look, page);
            const title = card.contentItem.children[1];
            tryVerify(() => title.y > 0 && title.y < 60);
        }
        function test_button_data() {
            return [
                { tag: "ActionButton", made: action, role: Accessible.Button },
                { tag: "IconButton", made: icon, role: Accessible.Button },
                { tag: "PeekButton", made: peek, role: Accessible.Button },
                { tag: "DieSlot", made: slot, role: Accessible.Button },
                { tag: "FaceButton", made: face, role: Accessible.Button },
                { tag: "SettingRow", made: setting, role: Accessible.Button },
                { tag: "DevelopmentRow", made: development, role: Accessible.Button },
                { tag: "StandRow", made: stand, role: Accessible.Button },
                { tag: "Chip", made: chip, role: Accessible.CheckBox },
                { tag: "ToggleSwitch", made: toggle, role: Accessible.CheckBox },
                { tag: "PaymentRow", made: payment, role: Accessible.CheckBox },
            ];
        }
        function test_button(data) {
            const made = make(data.made);
            const control = made.control;
            verify(control.width >= Theme.touchTarget && control.height >= Theme.touchTarget);
            compare(control.Accessible.role, data.role);
            verify(control.Accessible.name !== "");
            verify(control.activeFocusOnTab);
            control.forceActiveFocus(Qt.TabFocusReason);
            verify(control.visualFocus);
            keyClick(Qt.Key_Space);
            compare(made.taps, 1);
            keyClick(Qt.Key_Return);
            compare(made.taps, 2);
            mouseClick(control);
            compare(made.taps, 3);
            control.enabled = false;
            mouseClick(control);
            compare(made.taps, 3);
        }
        function test_buttonGrowsInsteadOfCutting() {
            const made = make(action);
            made.control.width = 120;
            made.control.text = "Collect everything and feed the cities";
            Theme.textScale = 2;
            tryVerify(() => made.control.implicitHeight > 3 * Theme.action.pixelSize);
        }
        /// A long word of a hint becomes smaller, as one of the text above it does; it is never broken.
        function test_noWordOfAHintIsBroken() {
            Theme.textScale = 2;
            const button = make(action).control;
            button.width = 132;
            button.text = "Für 10 kaufen";
            button.hint = "Würfel weitergeben";
            const hint = named(button, "hint");
            tryVerify(() => hint.lineCount === 2 && hint.contentWidth <= hint.width);
            const lastLine = hint.contentHeight;
            button.hint = "weitergeben";
            tryCompare(hint, "lineCount", 1);
            verify(hint.contentHeight < lastLine);
        }
        function test_slotIsEmptied() {
            const made = make(slot);
            made.control.forceActiveFocus();
            keyClick(Qt.Key_Delete);
            compare(made.others, 1);
            keyClick(Qt.Key_Backspace);
            compare(made.others, 2);
            mouseDrag(made.control, 24, 24, 0, -60);
            compare(made.others, 3);
            mouseDrag(made.control, 24, 24, 0, 60);
            compare(made.others, 3);
            compare(made.taps, 0);
        }
        function test_holding_data() {
            return [{ tag: "FaceButton", made: face }, { tag: "DevelopmentRow", made: development }];
        }
        function test_holding(data) {
            const made = make(data.made);
            mousePress(made.control);
            tryCompare(made, "others", 1);
            mouseRelease(made.control);
            compare(made.taps, 0);
            made.control.forceActiveFocus();
            keyClick(Qt.Key_Menu);
            compare(made.others, 2);
        }
        /// Large words of a development stand in the middle of its row, clear of its points, whether a remark follows them or not.
        function test_largeNamesOfDevelopments() {
            Theme.textScale = 2;
            const list = make(developments);
            waitForRendering(list);
            for (const row of ["offer-0", "offer-1"].map(id => named(list, id))) {
                const [name, worth] = ["name", "worth"].map(id => named(row, id));
                const end = name.mapToItem(row, name.paintedWidth, 0).x;
                const points = worth.mapToItem(row, 0, 0).x;
                verify(end <= points, row.name + " ends at " + end + ", its points begin at " + points);
                const top = name.mapToItem(row, 0, 0).y;
                const below = row.height - top - named(row, "words").height;
                verify(Math.abs(top - below) <= 2, row.name + " has " + top + " above and " + below + " below");
            }
        }
        /// "Manche 13 · 6 figurines sur 6" is broken at its dot, not before its last figure; in one line nothing changes.
        function test_secondLineOfATurnIsAWholePart() {
            const bar = make(turnBar).control;
            const subtitle = named(bar, "subtitle");
            bar.subtitle = "Manche 9 · 5 figurines sur 5";
            tryCompare(subtitle, "lineCount", 1);
            const oneLine = subtitle.contentWidth;
            bar.subtitle = "Manche 133 · 16 figurines sur 16";
            tryCompare(subtitle, "lineCount", 2);
            verify(subtitle.contentWidth < oneLine * 0.8, subtitle.contentWidth + " of " + oneLine);
            compare(subtitle.Accessible.name, bar.subtitle);
        }
        function test_aTitleOfTwoLinesKeepsOffTheEdges() {
            const bar = make(pageBar).control;
            bar.subtitle = "version 1";
            const height = bar.implicitHeight;
            bar.width = 200;
            bar.height = Qt.binding(() => bar.implicitHeight);
            bar.title = "A new sheet for Thursdays";
            tryVerify(() => bar.implicitHeight > height);
            const title = named(bar, "page-title");
            tryVerify(() => title.mapToItem(bar, 0, 0).y >= Theme.space1);
        }
        function test_lockedPaymentStays() {
            const made = make(payment);
            made.control.locked = true;
            mouseClick(made.control);
            compare(made.taps, 0);
        }

        function test_segmentsAndTabs_data() {
            return [{ tag: "SegmentedChoice", made: segmented }, { tag: "PlayerTabs", made: tabs }];
        }
        function test_segmentsAndTabs(data) {
            const made = make(data.made);
            const control = made.control;
            verify(control.height >= Theme.touchTarget);
            verify(control.Accessible.name !== "");
            mouseClick(control, control.width / 2, control.height / 2);
            compare(made.last, 1);
            control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(made.last, 2);
            compare(made.taps, 2);
            keyClick(Qt.Key_Right);
            compare(made.taps, 2);
            keyClick(Qt.Key_Left);
            compare(made.last, 1);
            keyClick(Qt.Key_Space);
            compare(made.taps, 4);
            control.enabled = false;
            mouseClick(control, 10, 24);
            compare(made.taps, 4);
        }
        function test_longSegmentsStack() {
            const made = make(segmented);
            verify(!made.control.stacked);
            Theme.textScale = 2;
            tryVerify(() => made.control.stacked && made.control.implicitHeight >= 3 * Theme.touchTarget);
            made.control.forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(made.last, 1);
        }

        /// Two hundred points take no twenty seconds.
        function test_aLongWayGoesByTens() {
            const made = make(farStepper);
            const more = named(made, "more");
            mouseClick(more);
            compare(made.control.value, -11);
            mousePress(more);
            tryVerify(() => made.control.value >= 100, 5000);
            mouseRelease(more);
            compare(made.control.value % 10, 0);
            mouseClick(named(made, "less"));
            compare(made.control.value % 10, 9);
        }
        function test_stepper() {
            const made = make(stepper);
            const control = made.control;
            const less = named(made, "less");
            const more = named(made, "more");
            compare(control.Accessible.role, Accessible.SpinBox);
            verify(less.width >= Theme.touchTarget && less.height >= Theme.touchTarget);
            mouseClick(more);
            compare(control.value, 3);
            control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(control.value, 4);
            verify(!more.enabled);
            fuzzyCompare(more.opacity, 0.4, 0.01);
            keyClick(Qt.Key_Up);
            mouseClick(more);
            compare(control.value, 4);
            mousePress(less);
            tryCompare(control, "value", 0);
            wait(250);
            compare(control.value, 0);
            compare(made.taps, 6);
            mouseRelease(less);
        }

        function test_aPressedControlSinks() {
            const button = make(action).control;
            mousePress(button);
            tryVerify(() => button.scale < 1);
            mouseRelease(button);
            tryCompare(button, "scale", 1);
        }
        function test_undoPill() {
            const made = make(undo);
            const pill = made.control;
            const undoHalf = named(made, "undo");
            const redoHalf = named(made, "redo");
            verify(redoHalf.visible && redoHalf.width >= Theme.touchTarget);
            const stands = () => [undoHalf.x, undoHalf.width, redoHalf.x, redoHalf.width, pill.width].join();
            const before = stands();
            mouseClick(redoHalf);
            compare(made.last, -1);
            mouseClick(undoHalf);
            compare(made.taps, 1);
            mousePress(undoHalf);
            tryCompare(made, "others", 1);
            mouseRelease(undoHalf);
            compare(made.taps, 1);
            pill.canRedo = true;
            compare(stands(), before);
            mouseClick(redoHalf);
            compare(made.last, 1);
            pill.canUndo = false;
            compare(stands(), before);
            verify(undoHalf.opacity < 1 && redoHalf.opacity === 1);
            pill.canRedo = false;
            fuzzyCompare(pill.opacity, 0.6, 0.01);
            compare(stands(), before);
            mouseClick(undoHalf);
            compare(made.taps, 1);
        }
        function test_bars() {
            const turn = make(turnBar);
            mouseClick(named(turn, "undo"));
            mouseClick(named(turn, "more"));
            compare(turn.taps, 1);
            compare(turn.others, 1);
            turn.destroy();
            const other = make(pageBar);
            mouseClick(named(other, "back"));
            compare(other.taps, 1);
        }
        function test_messageGoesOrLeadsOn() {
            const made = make(message);
            const bar = made.control;
            verify(!bar.visible);
            bar.show("No room: Wood ends at 8.", "Correct anyway");
            verify(bar.visible);
            compare(bar.Accessible.role, Accessible.AlertMessage);
            compare(bar.Accessible.name, "No room: Wood ends at 8.");
            mouseClick(named(made, "way"));
            compare(made.taps, 1);
            verify(!bar.visible);
            mouseMove(page, 200, 800);
            bar.show("Discard exactly 2.", "");
            tryVerify(() => !bar.shown, Theme.messageTime + 2000);
        }

        function test_sheetTrapsFocusAndCloses() {
            const sheet = make(gallery).sheet;
            sheet.open();
            tryVerify(() => sheet.opened);
            for (let i = 0; i < 5; ++i) {
                keyClick(Qt.Key_Tab);
                compare(sheet.contentItem.Window.activeFocusItem.objectName, "close");
            }
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet.visible);
            sheet.open();
            tryVerify(() => sheet.opened);
            mouseClick(page, 200, 20);
            tryVerify(() => !sheet.visible);
        }

        /// Whatever the gallery shows can be touched and has a name, at any text size.
        function test_everythingInTheGallery_data() {
            return [{ tag: "100 %", scale: 1 }, { tag: "200 %", scale: 2 }];
        }
        function test_everythingInTheGallery(data) {
            Theme.textScale = data.scale;
            const shown = make(gallery);
            waitForRendering(shown);
            let seen = 0;
            const look = item => {
                if (!item.visible)
                    return;
                if (item instanceof T.AbstractButton) {
                    ++seen;
                    const what = item.toString() + item.Accessible.name;
                    verify(item.width >= Theme.touchTarget && item.height >= Theme.touchTarget, what);
                    verify(item.Accessible.name !== "", what);
                    verify(item.Accessible.role !== Accessible.NoRole, what);
                    const end = item.mapToItem(shown, item.width, 0).x;
                    verify(end <= shown.width, what + " ends at " + end);
                }
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i]);
            };
            look(shown);
            verify(seen > 40, seen);
        }
    }
}
