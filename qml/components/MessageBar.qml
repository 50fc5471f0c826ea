// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One sentence in place until the next tap anywhere, or for a while; perhaps a tap on it leads on.
Rectangle {
    id: root

    property string text
    property string buttonText
    /// There is no more room than it is given: the text becomes smaller, and ends with "…" where even that is too long.
    property bool tight: false
    readonly property bool shown: text !== "" && !gone
    property bool gone: true

    signal pressed

    function show(sentence: string, button: string) {
        root.text = sentence;
        root.buttonText = button;
        root.gone = false;
        timer.restart();
    }
    function hide() {
        timer.stop();
        root.gone = true;
    }

    visible: opacity > 0
    enabled: shown
    opacity: shown ? 1 : 0
    implicitWidth: grid.implicitWidth + 2 * Theme.space4
    implicitHeight: Math.max(Theme.touchTarget, grid.implicitHeight + 2 * Theme.space2)
    radius: Theme.radiusTile
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.stateTime
        }
    }
    Timer {
        id: timer

        interval: Theme.messageTime
        running: root.shown
        onTriggered: {
            if (hover.hovered || way.down || (way.visible && way.visualFocus))
                timer.restart();
            else
                root.gone = true;
        }
    }
    HoverHandler {
        id: hover
    }
    // Above everything, and in nobody's way: it only sees that something is tapped.
    Item {
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 1
        visible: root.shown

        PointHandler {
            onActiveChanged: {
                if (active && !root.contains(root.mapFromItem(null, point.scenePosition)))
                    root.hide();
            }
        }
    }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.topMargin: root.tight ? Theme.space1 : Theme.space2
        anchors.bottomMargin: anchors.topMargin
        anchors.leftMargin: root.tight ? Theme.space3 : Theme.space4
        anchors.rightMargin: anchors.leftMargin
        flow: root.tight ? GridLayout.TopToBottom : GridLayout.LeftToRight
        columns: 2
        rows: 2
        columnSpacing: Theme.space3
        rowSpacing: 0

        Words {
            Layout.fillWidth: true
            Layout.fillHeight: true
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: root.tight ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.smallestText
            elide: root.tight ? Text.ElideRight : Text.ElideNone
            text: root.text
            color: Theme.surface
            font: Theme.label
        }
        Words {
            Layout.fillWidth: root.tight
            Layout.maximumWidth: root.tight ? grid.width : grid.width / 2
            visible: root.buttonText !== ""
            wrapMode: root.tight ? Text.NoWrap : Text.Wrap
            fontSizeMode: root.tight ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.smallestText
            text: root.buttonText
            color: Theme.accentSoft
            font.family: Theme.label.family
            font.pixelSize: root.tight ? Theme.label.pixelSize / Theme.displayScale : Theme.label.pixelSize
            font.weight: Theme.label.weight
            font.underline: true
        }
    }
    Touchable {
        id: way

        objectName: "way"
        anchors.fill: parent
        visible: root.buttonText !== ""
        ringRadius: root.radius
        pressedScale: 1
        text: root.buttonText
        onClicked: {
            root.hide();
            root.pressed();
        }
    }
}
