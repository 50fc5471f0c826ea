// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A worker in the hand, over board and banks. Where it can go is asked when it is lifted; let go elsewhere, nothing happened.
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

    readonly property int reach: 12
    readonly property int patience: 250

    function moveTo(place: string): agesMove {
        for (let i = 0; i < root.moves.length; ++i) {
            if (place !== "" && root.moves[i].to === place)
                return root.moves[i];
        }
        return root.nowhere;
    }
    /// The board by its grid; whatever falls on the banks is free.
    function placeAt(point: point): string {
        if (root.board === null)
            return "";
        const onBoard = root.mapToItem(root.board, point.x, point.y);
        if (root.board.visible && root.board.contains(onBoard))
            return root.board.placeAt(onBoard.x, onBoard.y);
        if (root.banks === null || !root.banks.visible)
            return "";
        return root.banks.contains(root.mapToItem(root.banks, point.x, point.y)) ? root.banks.bank.poolSpot : "";
    }
    function workerAt(point: point): string {
        if (root.board === null)
            return "";
        const onBoard = root.mapToItem(root.board, point.x, point.y);
        if (root.board.visible && root.board.contains(onBoard))
            return root.board.workersAt(onBoard.x, onBoard.y) > 0 ? root.board.placeAt(onBoard.x, onBoard.y) : "";
        if (root.banks === null || !root.banks.visible)
            return "";
        const onBanks = root.mapToItem(root.banks, point.x, point.y);
        return root.banks.contains(onBanks) ? root.banks.workerAt(onBanks.x, onBanks.y) : "";
    }
    function lift() {
        root.moves = root.table.movesFrom(root.from);
        root.at = drag.centroid.position;
        root.lifted = true;
    }
    function letGo(done: bool) {
        const id = root.there.row.choice.id;
        root.lifted = false;
        root.moves = [];
        root.carried = true;
        if (done && id !== "")
            root.table.touch(id);
        root.carried = false;
    }

    DragHandler {
        id: drag

        target: null
        enabled: root.from !== ""
        dragThreshold: patience.over ? 1 : root.reach
        grabPermissions: PointerHandler.CanTakeOverFromItems | PointerHandler.CanTakeOverFromHandlersOfDifferentType
        onGrabChanged: (transition, point) => {
            if (transition === PointerDevice.GrabExclusive)
                root.lift();
            else if (root.lifted && (transition === PointerDevice.UngrabExclusive || transition === PointerDevice.CancelGrabExclusive))
                root.letGo(transition === PointerDevice.UngrabExclusive);
        }
        onCentroidChanged: {
            if (active)
                root.at = centroid.position;
        }
    }
    // Before the other: only a worker is lifted, all else is tapped as ever.
    PointHandler {
        onActiveChanged: {
            patience.over = false;
            if (active) {
                root.from = root.workerAt(point.position);
                patience.restart();
            } else {
                patience.stop();
            }
        }
    }
    // Where the page scrolls, a finger that waits for a moment has the worker.
    Timer {
        id: patience

        property bool over: false

        interval: root.patience
        onTriggered: over = true
    }

    Rectangle {
        x: root.at.x - width / 2
        y: root.at.y - height / 2
        visible: root.lifted
        width: Theme.touchTarget + 2 * Theme.lineSelection
        height: width
        radius: height / 2
        color: Theme.surface
        border.width: Theme.lineSelection
        border.color: root.takes ? Theme.accent : Theme.lineControl

        AgesWorkerToken {
            anchors.centerIn: parent
            size: Theme.touchTarget - 2 * Theme.lineSelection
        }
    }
    Rectangle {
        id: bubble

        objectName: "bubble"
        x: Math.max(Theme.space1, Math.min(root.width - width - Theme.space1, root.at.x - width / 2))
        y: Math.max(Theme.space1, root.at.y - Theme.touchTarget / 2 - height - Theme.space2)
        visible: root.lifted && root.takes
        width: words.width + 2 * Theme.space3
        height: words.height + 2 * Theme.gapMedium
        radius: Theme.radiusTile
        color: Theme.ink

        Row {
            id: words

            x: Theme.space3
            y: Theme.gapMedium
            spacing: Theme.gapMedium

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: root.there.row.choice.title
                color: Theme.bg
                font: Theme.label
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.lineSelection

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.there.row.choice.icon
                    size: Theme.iconSize(16)
                    color: Theme.bg
                }
                Words {
                    text: root.there.row.choice.cost
                    color: Theme.bg
                    font: Theme.captionBold
                }
            }
            AgesFigures {
                anchors.verticalCenter: parent.verticalCenter
                figures: root.there.row.figures
                ink: Theme.bg
                oneInk: true
            }
        }
    }
}
