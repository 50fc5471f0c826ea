// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The head of the first page: whose app it is, and the way to the settings.
Item {
    id: root

    signal settingsWanted

    implicitHeight: 64

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pageMargin
        anchors.rightMargin: Theme.space2
        spacing: Theme.space3

        Icon {
            name: "tallystone"
            size: 36
            color: Theme.accent
        }
        Prose {
            Layout.fillWidth: true
            text: qsTr("Tallystone")
            font: Theme.title
            Accessible.role: Accessible.Heading
        }
        IconButton {
            objectName: "look-settings"
            iconName: "ui-settings"
            iconSize: 26
            //: Opens the settings.
            name: qsTr("Settings")
            onClicked: root.settingsWanted()
        }
    }
}
