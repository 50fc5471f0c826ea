// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// What came of it, at the page's foot until it is put away: long enough to copy a path from. What has nothing to
/// copy passes by itself.
Item {
    id: root

    property string text

    function pass(text: string) {
        root.text = text;
        passing.restart();
    }

    onTextChanged: passing.stop()
    Timer {
        id: passing

        interval: Theme.messageTime
        onTriggered: root.text = ""
    }

    visible: text !== ""
    implicitHeight: visible ? card.implicitHeight + Theme.space2 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Card {
        id: card

        x: (root.width - width) / 2
        width: Math.min(Theme.readingWidth, root.width - 2 * Theme.pageMargin)
        padding: Theme.space2

        RowLayout {
            anchors.fill: parent
            spacing: Theme.space2

            NoteLine {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.space2
                text: root.text
                ink: Theme.ink
            }
            IconButton {
                objectName: "put-away"
                iconName: "ui-close"
                //: Puts a message away.
                name: qsTr("Close")
                onClicked: root.text = ""
            }
        }
    }
}
