// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// Content that scrolls where it is too high, and follows the keyboard.
Flickable {
    id: root

    /// How high the content is. Where it becomes less, what is in sight stays where it is under the finger.
    required property real filled
    /// Free room around the content, so that rings and badges are not cut off.
    property real sideMargin: Theme.pageMargin
    property real footMargin: Theme.space2
    /// The height that content which grows may fill.
    readonly property real roomy: Math.max(0, height - topMargin - bottomMargin)

    function rewind() {
        root.cancelFlick();
        root.contentY = -root.topMargin;
    }

    /// Scrolls no further than needed.
    function show(item: Item) {
        follower.show(item);
    }

    /// No further than the content goes, once the window is another.
    function comeBack() {
        root.contentY = Math.max(-root.topMargin, Math.min(root.contentY, root.filled + root.bottomMargin - root.height));
    }

    onWidthChanged: root.comeBack()
    onHeightChanged: root.comeBack()
    topMargin: Theme.gapSmall
    bottomMargin: footMargin
    leftMargin: sideMargin
    rightMargin: sideMargin
    contentWidth: width - 2 * sideMargin
    contentHeight: Math.max(filled, contentY + height - bottomMargin)
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight + topMargin + bottomMargin > height + 0.5
    clip: true

    T.ScrollIndicator.vertical: ScrollMark {}

    FocusFollower {
        id: follower

        scrolled: root
    }
}
