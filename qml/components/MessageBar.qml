// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One sentence in place for a while, perhaps with a way on. It waits while it is touched or has the focus.
Rectangle {
    id: root

    property string text
    property string buttonText
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
    opacity: shown ? 1 : 0
    implicitWidth: row.implicitWidth + 2 * Theme.space4
    implicitHeight: Math.max(Theme.touchTarget, row.implicitHeight + 2 * Theme.space1)
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
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: way.visible ? Theme.space1 : Theme.space4
        spacing: Theme.space2

        Words {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
            Layout.bottomMargin: Theme.space2
            wrapMode: Text.Wrap
            text: root.text
            color: Theme.surface
            font: Theme.label
        }
        Touchable {
            id: way

            objectName: "way"
            Layout.maximumWidth: root.width / 2
            visible: root.buttonText !== ""
            leftPadding: Theme.space3
            rightPadding: Theme.space3
            text: root.buttonText
            onClicked: {
                root.hide();
                root.pressed();
            }

            contentItem: Words {
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: way.text
                color: Theme.accentSoft
                font.family: Theme.label.family
                font.pixelSize: Theme.label.pixelSize
                font.weight: Theme.label.weight
                font.underline: true
            }
        }
    }
}
