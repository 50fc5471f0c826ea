// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A drawing whose boxes can be ticked by thumb, key or screen reader: what monuments and cities have in common.
Item {
    id: root

    /// The drawing's own size; the item is never smaller than a thumb where it can be tapped.
    property size drawing: Qt.size(0, 0)
    property alias outline: figure.outline
    property alias foliage: figure.foliage
    property alias xs: figure.xs
    property alias ys: figure.ys
    property alias box: figure.box
    property alias ticked: figure.ticked
    property alias added: figure.added
    property alias showNext: figure.showNext
    property alias built: figure.built
    property alias inPlay: figure.inPlay
    readonly property alias boxes: figure.boxes
    default property alias content: figure.content
    property bool interactive: false
    property string spoken

    readonly property bool open: interactive && inPlay

    /// One more box.
    signal tapped
    /// This box: so many from the ground up.
    signal boxTapped(int count)
    signal takenBack
    /// Asks for an explanation.
    signal held

    function markOf(index: int): string {
        return figure.markOf(index);
    }
    function tapAt(x: real, y: real): void {
        if (!root.open) {
            return;
        }
        const count = figure.countAt(x, y);
        if (count > 0) {
            root.boxTapped(count);
        } else {
            root.tapped();
        }
    }
    /// What cannot be built still answers: it says why.
    function act(): void {
        if (root.open) {
            root.tapped();
        } else {
            root.held();
        }
    }
    function takeBack(): void {
        if (root.open) {
            root.takenBack();
        }
    }

    implicitWidth: Math.max(drawing.width, interactive ? Theme.touchTarget : 0)
    implicitHeight: Math.max(drawing.height, interactive ? Theme.touchTarget : 0)
    activeFocusOnTab: interactive
    Accessible.role: interactive ? Accessible.Button : Accessible.Graphic
    Accessible.name: spoken
    Accessible.focusable: interactive
    Accessible.ignored: spoken === ""
    Accessible.onPressAction: root.act()
    Accessible.onIncreaseAction: root.act()
    Accessible.onDecreaseAction: root.takeBack()
    Keys.onSpacePressed: root.act()
    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onUpPressed: root.act()
    Keys.onDownPressed: root.takeBack()
    Keys.onMenuPressed: root.held()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            event.accepted = true;
            root.takeBack();
        }
    }

    TapHandler {
        id: tap

        /// A long press that was answered is no tap any more.
        property bool answered: false

        enabled: root.interactive
        onPressedChanged: {
            if (tap.pressed) {
                tap.answered = false;
            }
        }
        onTapped: point => {
            if (!tap.answered) {
                root.tapAt(point.position.x - figure.x, point.position.y - figure.y);
            }
        }
        onLongPressed: {
            tap.answered = true;
            root.held();
        }
    }
    Rectangle {
        visible: root.activeFocus
        anchors.fill: parent
        anchors.margins: -2 * Theme.focusWidth
        radius: Theme.radiusTile
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.accent
    }
    BoxFigure {
        id: figure

        x: (root.width - width) / 2
        y: root.height - height
        width: root.drawing.width
        height: root.drawing.height
        scale: tap.pressed && root.open ? 0.96 : 1

        Behavior on scale {
            NumberAnimation {
                duration: Theme.pressTime
                easing.type: Easing.OutQuad
            }
        }
    }
}
