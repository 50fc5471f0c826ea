// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Something is wrong with the store, or there is only a backup of it: what it is, and what can be done about it by one tap.
Card {
    id: root

    required property string problem
    required property Backups backups
    readonly property string trouble: backups.trouble

    signal dataWanted

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        NoteLine {
            objectName: "problem"
            Layout.fillWidth: true
            visible: root.problem !== ""
            iconName: "ui-warn"
            ink: Theme.harm
            text: root.problem
        }
        NoteLine {
            objectName: "found"
            Layout.fillWidth: true
            visible: root.backups.found !== ""
            iconName: "ui-shield"
            ink: Theme.ink
            //: On a new phone. %1 is a date.
            text: qsTr("There are no games here yet, but there is a backup from %1.").arg(root.backups.found)
        }
        ActionButton {
            objectName: "get-back"
            Layout.fillWidth: true
            visible: root.backups.found !== ""
            kind: "secondary"
            iconName: "ui-undo"
            //: Takes the games from a backup.
            text: qsTr("Get my games back")
            onClicked: root.backups.restoreDay(0)
        }
        NoteLine {
            Layout.fillWidth: true
            visible: root.trouble !== "" && !root.backups.reading
            //: While the file with the games cannot be opened.
            text: qsTr("Until then your games are not shown, and what you play now is not kept.")
        }
        NoteLine {
            objectName: "reading"
            Layout.fillWidth: true
            visible: root.backups.reading
            //: While another window has the games open, or they cannot be written.
            text: qsTr("You can look at your games as they were a moment ago. Nothing can be changed here.")
        }
        ActionButton {
            objectName: "read"
            Layout.fillWidth: true
            visible: (root.trouble === "in-use" || root.trouble === "read-only") && !root.backups.reading
            kind: "secondary"
            iconName: "ui-history"
            //: Shows the games that another window has open or that cannot be written, without changing them.
            text: qsTr("Only look at my games")
            onClicked: root.backups.read()
        }
        ActionButton {
            objectName: "rescue"
            Layout.fillWidth: true
            visible: root.trouble === "damaged"
            kind: "secondary"
            iconName: "ui-shield"
            //: Saves what can be read of a damaged file.
            text: qsTr("Rescue my games")
            onClicked: root.backups.rescue()
        }
        ActionButton {
            objectName: "try-again"
            Layout.fillWidth: true
            visible: root.trouble === "in-use" || root.trouble === "read-only" || root.trouble === "unavailable" || root.trouble === "full"
            kind: "secondary"
            //: Tries once more to open the file with the games.
            text: qsTr("Try again")
            onClicked: root.backups.tryAgain()
        }
        ActionButton {
            objectName: "look-data"
            Layout.fillWidth: true
            visible: root.trouble === "damaged" && root.backups.days.length > 0
            kind: "tonal"
            iconName: "ui-undo"
            text: qsTr("Go back to a backup")
            onClicked: root.dataWanted()
        }
    }
}
