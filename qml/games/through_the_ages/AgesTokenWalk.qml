// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A worker on its way from where it lay to where it lies now. The next one sets out at once.
Item {
    id: root

    property AgesBoardView board: null
    property AgesBanks banks: null
    required property agesSeat seat
    /// The hand brought it there already.
    property bool carried: false
    /// Where it comes from and goes to, by the names of the places.
    property string from
    property string to
    readonly property string arrives: course.running ? to : ""

    /// What lay where, and whose it was.
    property int whose: -1
    property list<string> places
    property list<int> counts

    function look() {
        const places = [root.seat.bank.bankSpot, root.seat.bank.poolSpot];
        const counts = [[...root.seat.bank.yellow].reduce((sum, section) => sum + section.filled, root.seat.bank.moreYellow), root.seat.bank.pool];
        for (const cell of root.seat.board.cells) {
            places.push(cell.choice.id);
            counts.push(cell.workers);
        }
        const same = root.seat.seat === root.whose && places.length === root.places.length;
        const less = [];
        const more = [];
        for (let i = 0; same && i < counts.length; ++i) {
            if (counts[i] === root.counts[i] - 1)
                less.push(i);
            else if (counts[i] === root.counts[i] + 1)
                more.push(i);
            else if (counts[i] !== root.counts[i])
                less.push(i, i);
        }
        root.whose = root.seat.seat;
        root.places = places;
        root.counts = counts;
        // Only one that moved alone is shown: what else changed came by other ways.
        if (less.length === 1 && more.length === 1)
            root.walk(places[less[0]], places[more[0]]);
    }
    function middleOf(place: string): point {
        const inBanks = place === root.seat.bank.bankSpot || place === root.seat.bank.poolSpot;
        if (!inBanks)
            return root.board.mapToItem(root, root.board.middleOf(place));
        // A tray may lie over them.
        if (root.banks === null)
            return Qt.point(root.width / 2, root.height);
        return root.banks.mapToItem(root, root.banks.middleOf(place));
    }
    function walk(from: string, to: string) {
        course.stop();
        if (Theme.pegTime === 0 || root.carried || !root.visible || root.board === null || !root.board.visible || from === "" || to === "")
            return;
        root.from = from;
        root.to = to;
        const a = root.middleOf(from);
        const b = root.middleOf(to);
        across.from = a.x;
        across.to = b.x;
        down.from = a.y;
        down.to = b.y;
        course.start();
    }

    enabled: false
    onSeatChanged: root.look()
    Component.onCompleted: root.look()

    AgesWorkerToken {
        id: worker

        visible: course.running
        size: Theme.iconSize(20)
        transform: Translate {
            x: -worker.width / 2
            y: -worker.height / 2
        }
    }
    ParallelAnimation {
        id: course

        NumberAnimation {
            id: across

            target: worker
            property: "x"
            duration: Theme.pegTime
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            id: down

            target: worker
            property: "y"
            duration: Theme.pegTime
            easing.type: Easing.InOutCubic
        }
    }
}
