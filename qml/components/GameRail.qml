// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The rail at the left of a wide window.
Item {
    id: root

    signal look(string where)

    implicitWidth: Theme.railWidth

    Rectangle {
        anchors.right: parent.right
        width: Theme.lineHair
        height: parent.height
        color: Theme.line
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space4
        spacing: Theme.space2

        Icon {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.space3
            name: "tallystone"
            size: 38
            color: Theme.accent
        }
        RailButton {
            Layout.alignment: Qt.AlignHCenter
            iconName: "ui-dice"
            //: In the rail: the running game.
            text: qsTr("Game")
            current: true
        }
        RailButton {
            objectName: "rail-home"
            Layout.alignment: Qt.AlignHCenter
            iconName: "ui-history"
            //: In the rail: leads to all games.
            text: qsTr("All games")
            onClicked: root.look("home")
        }
        Item {
            Layout.fillHeight: true
        }
        RailButton {
            objectName: "rail-settings"
            Layout.alignment: Qt.AlignHCenter
            iconName: "ui-settings"
            //: In the rail: leads to the settings.
            text: qsTr("Settings")
            onClicked: root.look("settings")
        }
    }
}
