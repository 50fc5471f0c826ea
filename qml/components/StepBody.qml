// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The body of a step: one column that scrolls, or two side by side on a phone held across.
Item {
    id: root

    /// The second part stands beside the first.
    property bool split: false
    /// What the action bar needs at the foot of the second part while it stands beside the first.
    property real reserve: 0
    /// What the player has is shown beside the step already.
    property bool sheetBeside: false
    /// Where there is that much room, there is a keyboard: keys are shown.
    readonly property bool keysShown: sheetBeside
    /// The second part stays in sight while the first one scrolls.
    property bool pinned: false
    default property alias first: firstColumn.data
    property alias second: secondColumn.data
    /// What stays in sight above the action bar; beside each other it may stand below the first part instead.
    property alias foot: footColumn.data
    property bool footFirst: false

    readonly property bool apart: split || pinned
    /// Little room: things draw themselves a bit smaller.
    readonly property bool tight: height < 540
    readonly property bool footLeft: split && footFirst
    /// What the first part leaves of the height.
    readonly property real spare: height - firstColumn.implicitHeight
    readonly property real footHeight: footColumn.implicitHeight > 0 ? footColumn.implicitHeight + Theme.space2 : 0

    /// What a hand would touch next; if it is not known, the first thing that can be.
    property Item next: null
    /// The way back, which a hand would not touch next.
    property Item title: null
    /// A sheet lies over it and has the keyboard.
    property bool covered: false
    /// There are keys for all of it, which need no focus.
    property bool keyed: false

    /// Asks what a thing is; `icon` goes with the answer.
    signal explain(string id, string icon)
    /// Asks for somebody's sheet.
    signal sheetOf(int seat)

    function holds(item: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === root.title)
                return false;
            if (above === root)
                return true;
        }
        return false;
    }
    /// Nothing if there is nothing to touch.
    function firstTouch(): Item {
        if (root.keyed || root.next !== null)
            return root.next;
        const most = 20;
        let item = root.nextItemInFocusChain(true);
        for (let i = 0; i < most && item !== null && !root.holds(item); ++i)
            item = item.nextItemInFocusChain(true);
        return item !== null && root.holds(item) ? item : null;
    }
    /// Scrolls to a thing of the column that has all, no further than needed.
    function show(item: Item) {
        firstView.show(item);
    }
    /// As if it were made anew.
    function rewind() {
        firstView.rewind();
        secondView.rewind();
    }

    Scroller {
        id: firstView

        width: root.split ? root.width / 2 : root.width
        height: root.height - (root.split && !root.footLeft ? 0 : root.footHeight) - (root.pinned && !root.split ? secondView.height : 0)
        rightMargin: root.split ? Theme.space2 : sideMargin
        contentWidth: width - leftMargin - rightMargin
        filled: root.apart ? firstColumn.height : below.y + below.height

        ColumnLayout {
            id: firstColumn

            width: firstView.contentWidth
            height: root.apart ? Math.max(implicitHeight, firstView.roomy) : implicitHeight
            spacing: Theme.space3
        }
        Item {
            id: below

            y: firstColumn.height + Theme.space3
            width: firstView.contentWidth
            height: Math.max(secondColumn.implicitHeight, firstView.roomy - y)
            visible: !root.apart
        }
    }
    Scroller {
        id: secondView

        x: root.split ? root.width / 2 : 0
        y: root.split ? 0 : root.height - root.footHeight - height
        width: root.split ? root.width / 2 : root.width
        height: root.split ? root.height - root.reserve - (root.footLeft ? 0 : root.footHeight)
                           : Math.min(root.height / 2, secondColumn.implicitHeight + topMargin + bottomMargin)
        leftMargin: root.split ? Theme.space2 : sideMargin
        contentWidth: width - leftMargin - rightMargin
        filled: secondColumn.height
        footMargin: root.split ? Theme.space2 : 0
        visible: root.apart
    }
    ColumnLayout {
        id: secondColumn

        parent: root.apart ? secondView.contentItem : below
        width: root.apart ? secondView.contentWidth : firstView.contentWidth
        height: Math.max(implicitHeight, root.apart ? 0 : below.height)
        spacing: Theme.space3
    }
    // What scrolls must not shine through.
    Rectangle {
        x: root.split && !root.footLeft ? root.width / 2 : 0
        y: footColumn.y - Theme.lineSelection
        width: (root.footLeft ? root.width / 2 : root.width) - x
        height: root.height - y
        visible: root.split || root.footHeight > 0
        color: Theme.bg
    }
    ColumnLayout {
        id: footColumn

        x: root.split && !root.footLeft ? root.width / 2 + Theme.space2 : Theme.pageMargin
        y: root.height - root.footHeight - (root.split && !root.footLeft ? root.reserve : 0)
        width: (root.footLeft ? root.width / 2 - Theme.space2 : root.width - Theme.pageMargin) - x
        spacing: Theme.space2
    }
}
