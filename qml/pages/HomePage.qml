// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tallystone

Page {
    id: root

    background: Rectangle {
        color: Theme.bg
    }

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.pageMargin
        spacing: Theme.space3

        Icon {
            Layout.alignment: Qt.AlignHCenter
            name: "tallystone"
            size: 96
            color: Theme.accent
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Tallystone")
            color: Theme.ink
            font: Theme.display
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("The score sheet and the peg-board, on one phone in the middle of the table.")
            color: Theme.ink2
            font: Theme.body
        }
    }
}
