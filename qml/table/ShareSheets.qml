// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The sheets as they would lie on the table, to print or to send.
Card {
    id: root

    required property Sharing sharing
    required property int place

    signal chosen(int place)
    signal saveWanted(string ending)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SectionHead {
            Layout.fillWidth: true
            iconName: "ui-sheet"
            //: Heads the sheets of the players.
            text: qsTr("On paper")
        }
        PlayerTabs {
            objectName: "players"
            Layout.fillWidth: true
            visible: root.sharing.names.length > 1
            names: root.sharing.names
            colours: root.sharing.colours
            current: root.place
            onChosen: index => root.chosen(index)
        }
        Image {
            objectName: "sheet"
            // A4.
            readonly property real wanted: Math.min(Theme.sheetWidth, root.availableWidth)

            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: wanted
            Layout.preferredHeight: wanted * Math.SQRT2
            sourceSize.width: wanted
            source: root.sharing.pictures + "/sheet/" + root.place
            fillMode: Image.PreserveAspectFit
            Accessible.role: Accessible.Graphic
            //: The picture of a player's sheet.
            Accessible.name: qsTr("The sheet of %1").arg(root.sharing.names[root.place])

            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.width: Theme.lineHair
                border.color: Theme.line
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: Theme.largeText ? 1 : 2
            columnSpacing: Theme.gapMedium
            rowSpacing: Theme.gapMedium

            ActionButton {
                objectName: "save-pdf"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "tonal"
                iconName: "ui-export"
                //: Saves everybody's sheet as one document.
                text: qsTr("All as PDF")
                onClicked: root.saveWanted("pdf")
            }
            ActionButton {
                objectName: "save-picture"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "tonal"
                iconName: "ui-export"
                //: Saves the sheet that is shown.
                text: qsTr("This as picture")
                onClicked: root.saveWanted("png")
            }
        }
    }
}
