// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The civilization board: technologies by type and level, workers and tokens on them, tactic and wonder on free places.
Item {
    id: root

    required property AgesTable table
    required property agesBoard board
    readonly property list<agesCell> cells: board.cells
    readonly property list<agesFigure> feet: board.feet
    /// Where another board is on the page instead, this one has no places.
    property bool made: true
    /// "production", "units" or "urban" alone, where text is large; else all.
    property string only
    property real rowHeight: 64
    /// Where a worker in the hand can go, while there is one, and the place that one is on its way to.
    property bool lifted: false
    property list<agesMove> moves
    property string arrives
    property agesCell none
    property agesFigure blank

    readonly property bool whole: only === ""
    readonly property int pad: 5
    readonly property real gutter: Math.round(17 * Theme.displayScale)
    readonly property real foot: Math.max(18, line.height + 2)
    readonly property real inner: width - 2 * pad - gutter
    readonly property int units: board.unitColumns
    readonly property real gap: whole ? Theme.space2 : 0
    readonly property real unitWidth: only === "units" ? inner / units : Math.max(Theme.touchTarget, Math.floor((inner - gap) * (units === 4 ? 0.545 : units === 3 ? 0.5 : 0.42) / units))
    readonly property real farmWidth: only === "production" ? inner / 2 : Math.floor((inner - gap - unitWidth * units) / 2)
    readonly property real urbanWidth: inner / 5
    readonly property real half: pad + board.levels * rowHeight + foot
    readonly property real lower: whole ? half + Theme.lineSelection : 0

    /// Asks what a place is.
    signal explain(string id, string icon)

    function shows(urban: bool, column: int): bool {
        if (root.whole)
            return true;
        return urban ? root.only === "urban" : column < 2 ? root.only === "production" : root.only === "units";
    }
    function across(urban: bool, column: int): real {
        const from = root.pad + root.gutter;
        if (urban)
            return from + column * root.urbanWidth;
        if (column < 2)
            return from + column * root.farmWidth;
        return from + (root.only === "units" ? 0 : 2 * root.farmWidth + root.gap) + (column - 2) * root.unitWidth;
    }
    function span(urban: bool, column: int): real {
        return urban ? root.urbanWidth : column < 2 ? root.farmWidth : root.unitWidth;
    }
    function down(urban: bool, level: int): real {
        return (urban ? root.lower : 0) + root.pad + (root.board.levels - 1 - level) * root.rowHeight;
    }

    /// The cell at a point, by the grid; -1 between them.
    function indexAt(x: real, y: real): int {
        const urban = root.whole ? y >= root.lower : root.only === "urban";
        for (let i = 0; i < root.cells.length; ++i) {
            const cell = root.cells[i];
            if (cell.urban !== urban || !root.shows(urban, cell.column))
                continue;
            const left = root.across(urban, cell.column);
            const top = root.down(urban, cell.level);
            if (x >= left && x < left + root.span(urban, cell.column) && y >= top && y < top + root.rowHeight)
                return i;
        }
        return -1;
    }
    function placeAt(x: real, y: real): string {
        return (root.cells[root.indexAt(x, y)] ?? root.none).choice.id;
    }
    function workersAt(x: real, y: real): int {
        return (root.cells[root.indexAt(x, y)] ?? root.none).workers;
    }
    function middleOf(place: string): point {
        for (let i = 0; i < root.cells.length; ++i) {
            const cell = root.cells[i];
            if (cell.choice.id === place)
                return Qt.point(root.across(cell.urban, cell.column) + root.span(cell.urban, cell.column) / 2,
                                root.down(cell.urban, cell.level) + root.rowHeight / 2);
        }
        return Qt.point(root.width / 2, root.height / 2);
    }
    /// What a worker in the hand would pay there; nothing if it cannot go there.
    function priceAt(place: string): string {
        for (let i = 0; i < root.moves.length; ++i) {
            if (root.moves[i].to === place)
                return root.moves[i].row.choice.cost;
        }
        return "";
    }
    /// The place whose tray is open.
    function chosen(): Item {
        for (let i = 0; i < root.cells.length; ++i) {
            if (root.cells[i].choice.chosen)
                return places.itemAt(i);
        }
        return null;
    }
    /// The keyboard goes on to what lies nearest that way.
    function step(from: Item, dx: int, dy: int) {
        const start = from.mapToItem(root, from.width / 2, from.height / 2);
        let best = null;
        let least = Infinity;
        let item = from.nextItemInFocusChain(true);
        for (let i = 0; i < 100 && item !== null && item !== from; ++i) {
            if (root.holds(item)) {
                const middle = item.mapToItem(root, item.width / 2, item.height / 2);
                const along = (middle.x - start.x) * dx + (middle.y - start.y) * dy;
                const aside = Math.abs((middle.x - start.x) * dy) + Math.abs((middle.y - start.y) * dx);
                const far = along + 3 * aside;
                if (along > 1 && far < least) {
                    least = far;
                    best = item;
                }
            }
            item = item.nextItemInFocusChain(true);
        }
        if (best !== null)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
    function holds(item: Item): bool {
        for (let above = item; above !== null; above = above.parent) {
            if (above === root)
                return true;
        }
        return false;
    }

    Keys.onPressed: event => {
        const way = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key);
        event.accepted = way >= 0;
        if (way >= 0)
            root.step(root.Window.activeFocusItem, [-1, 1, 0, 0][way], [0, 0, -1, 1][way]);
    }

    /// In the first round all sleeps but the place of a wonder, which may be taken already.
    readonly property real wake: board.asleep ? 0.45 : 1

    implicitHeight: whole ? 2 * half + Theme.lineSelection : half

    FontMetrics {
        id: line

        font: Theme.sheet
    }
    Rectangle {
        anchors.fill: parent
        opacity: root.wake
        radius: Theme.radiusBoard
        color: Theme.board

        Rectangle {
            y: root.half
            width: parent.width
            height: Theme.lineSelection
            visible: root.whole
            color: Theme.bg
        }
    }
    Repeater {
        model: root.whole ? 2 * root.board.levels : root.board.levels

        Words {
            required property int index
            readonly property int level: root.board.levels - 1 - index % root.board.levels

            x: root.pad - 2
            y: root.down(index >= root.board.levels, level)
            width: root.gutter
            height: root.rowHeight
            opacity: root.wake
            horizontalAlignment: Text.AlignHCenter
            text: ["A", "I", "II", "III"][level] ?? ""
            color: Theme.ink2
            font: Theme.sectionSmall
        }
    }
    Repeater {
        id: places

        model: root.made ? root.cells.length : 0

        AgesCellButton {
            required property int index

            cell: root.cells[index] ?? root.none
            wake: root.wake
            lifted: root.lifted
            price: root.lifted ? root.priceAt(cell.choice.id) : ""
            arrives: root.arrives !== "" && root.arrives === cell.choice.id
            visible: root.shows(cell.urban, cell.column)
            x: root.across(cell.urban, cell.column)
            y: root.down(cell.urban, cell.level)
            width: root.span(cell.urban, cell.column)
            height: root.rowHeight
            onClicked: root.table.touch(cell.choice.id)
            onPressAndHold: root.explain(cell.choice.about, cell.choice.icon)
            Keys.onMenuPressed: root.explain(cell.choice.about, cell.choice.icon)
        }
    }
    AgesTacticSpot {
        visible: root.shows(false, 2)
        x: root.across(false, 3)
        y: root.down(false, 0)
        width: root.unitWidth * (root.units - 1)
        height: root.rowHeight
        opacity: root.wake
        table: root.table
        tactic: root.board.tactic
        onPressAndHold: root.explain(tactic.choice.about, tactic.sign)
    }
    AgesWonderSpot {
        visible: root.shows(true, 0)
        x: root.across(true, 2)
        y: root.down(true, 0)
        width: 3 * root.urbanWidth
        height: root.rowHeight
        table: root.table
        wonder: root.board.wonder
    }
    Repeater {
        model: root.feet.length

        Row {
            id: type

            required property int index
            readonly property bool urban: index >= 2 + root.units
            readonly property int column: urban ? index - 2 - root.units : index
            readonly property agesFigure shown: root.feet[index] ?? root.blank

            visible: root.shows(urban, column)
            x: root.across(urban, column) + (root.span(urban, column) - width) / 2
            y: root.down(urban, 0) + root.rowHeight
            height: root.foot
            opacity: root.wake
            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: type.shown.icon
                size: Theme.iconSize(15)
                color: Theme.ink2
            }
            Words {
                height: parent.height
                visible: root.span(type.urban, type.column) >= 62 * Theme.textScale && implicitWidth + Theme.iconSize(17) <= root.span(type.urban, type.column)
                text: type.shown.text
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
}
