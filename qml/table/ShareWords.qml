// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The result in a few lines, to be pasted into a chat.
Card {
    id: root

    required property string text

    signal copied

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SectionHead {
            Layout.fillWidth: true
            iconName: "ui-text"
            //: Heads the result as text.
            text: qsTr("In words")
        }
        Prose {
            objectName: "chat"
            Layout.fillWidth: true
            text: root.text
        }
        ActionButton {
            objectName: "copy-text"
            Layout.fillWidth: true
            kind: "secondary"
            //: Copies the result as text.
            text: qsTr("Copy for a chat")
            onClicked: root.copied()
        }
    }
}
