// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A hand that lifts a worker off board and banks. It lies behind them, because a drag handler keeps the press of a mouse
/// from whatever is below it: places are tapped and held as ever, and it takes over once the finger has gone far enough.
Item {
    id: root

    required property AgesTable table
    property AgesBoardView board: null
    property AgesBanks banks: null
    /// Where the finger came down: a place that has a worker, else nothing.
    property string from
    property bool lifted: false
    /// What is being done was brought there by the hand.
    property bool carried: false
    /// Where that worker can go.
    property list<agesMove> moves
    property point at
    readonly property string over: lifted ? placeAt(at) : ""
    readonly property agesMove there: moveTo(over)
    readonly property bool takes: there.to !== ""
    readonly property bool freed: lifted && banks !== null && moveTo(banks.bank.poolSpot).to !== ""
    property agesMove nowhere

    /// Sheets and what lies behind them.
    readonly property Item overlay: T.Overlay.overlay
    /// What the finger came down on scrolls.
    property bool scrolls: false
    readonly property int never: 10000
    readonly property int reach: 12
    readonly property int patience: 250

    function moveTo(place: string): agesMove {
        for (let i = 0; i < root.moves.length; ++i) {
            if (place !== "" && root.moves[i].to === place)
                return root.moves[i];
        }
        return root.nowhere;
    }
    /// In sight, and not behind what it scrolls under.
    function meets(item: Item, point: point): bool {
        if (item === null || !item.visible)
            return false;
        for (let above = item; above !== null && above !== root.parent; above = above.parent) {
            if ((above === item || above.clip) && !above.contains(root.mapToItem(above, point)))
                return false;
        }
        return true;
    }
    /// The board by its grid; whatever falls on the banks is free.
    function placeAt(point: point): string {
        if (root.meets(root.board, point)) {
            const onBoard = root.mapToItem(root.board, point);
            return root.board.placeAt(onBoard.x, onBoard.y);
        }
        return root.meets(root.banks, point) ? root.banks.bank.poolSpot : "";
    }
    function workerAt(point: point): string {
        if (root.overlay !== null && root.overlay.visible)
            return "";
        if (root.meets(root.board, point)) {
            const onBoard = root.mapToItem(root.board, point);
            return root.board.workersAt(onBoard.x, onBoard.y) > 0 ? root.board.placeAt(onBoard.x, onBoard.y) : "";
        }
        if (!root.meets(root.banks, point))
            return "";
        const onBanks = root.mapToItem(root.banks, point);
        return root.banks.workerAt(onBanks.x, onBanks.y);
    }
    function isScrolling(item: Item): bool {
        for (let above = item; above !== null && above !== root.parent; above = above.parent) {
            const view = above as Flickable;
            if (view !== null && view.interactive)
                return true;
        }
        return false;
    }
    /// A finger has come down, before anything else knows of it: only a worker is lifted.
    function comeDown(point: point) {
        root.from = root.workerAt(point);
        root.scrolls = root.isScrolling(root.meets(root.board, point) ? root.board : root.banks);
        patience.over = false;
        patience.restart();
    }
    function lift() {
        root.moves = root.table.movesFrom(root.from);
        root.at = drag.centroid.position;
        root.lifted = true;
    }
    function letGo(done: bool) {
        if (!root.lifted)
            return;
        const id = done ? root.there.row.choice.id : "";
        root.lifted = false;
        root.moves = [];
        root.carried = true;
        if (id !== "")
            root.table.touch(id);
        root.carried = false;
    }

    z: -1

    DragHandler {
        id: drag

        target: null
        enabled: root.from !== ""
        // After a moment the worker follows sooner than a page would scroll; before, a page that scrolls does so.
        dragThreshold: patience.over ? root.reach / 2 : root.scrolls ? root.never : root.reach
        grabPermissions: PointerHandler.CanTakeOverFromItems | PointerHandler.CanTakeOverFromHandlersOfDifferentType
        onGrabChanged: (transition, point) => {
            if (transition === PointerDevice.GrabExclusive)
                root.lift();
            else if (transition === PointerDevice.UngrabExclusive)
                root.letGo(true);
        }
        onCanceled: root.letGo(false)
        // However else it ends, as when a second finger comes.
        onActiveChanged: {
            if (!active)
                ended.restart();
        }
        onCentroidChanged: {
            if (active)
                root.at = centroid.position;
        }
    }
    Timer {
        id: ended

        interval: 0
        onTriggered: root.letGo(false)
    }
    Timer {
        id: patience

        property bool over: false

        interval: root.patience
        onTriggered: over = true
    }
}
