// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The rarer things of a turn.
BottomSheet {
    id: root

    property bool stopping: false
    property string reason

    signal look(string where)
    signal stop

    function go(where: string) {
        root.close();
        root.look(where);
    }

    function stopNow() {
        root.close();
        root.stop();
    }

    //: The title of the list of rarer actions.
    title: qsTr("More")
    onAboutToShow: stopping = false

    ColumnLayout {
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.cardPadding
        visible: !root.stopping
        spacing: 0

        SettingRow {
            objectName: "more-correct"
            Layout.fillWidth: true
            focus: true
            iconName: "ui-edit"
            //: Changes a sheet by hand.
            title: qsTr("Correct")
            caption: Theme.largeText ? "" : qsTr("A mistake, or a rule of your table")
            onClicked: root.go("correct")
        }
        SettingRow {
            objectName: "more-log"
            Layout.fillWidth: true
            iconName: "ui-history"
            //: Leads to the log of the game.
            title: qsTr("Change an earlier turn")
            onClicked: root.go("log")
        }
        SettingRow {
            objectName: "more-help"
            Layout.fillWidth: true
            iconName: "ui-info"
            title: qsTr("Rules of this step")
            onClicked: root.go("help")
        }
        SettingRow {
            objectName: "more-stop"
            Layout.fillWidth: true
            iconName: "ui-pause"
            //: Ends the game before its time.
            title: qsTr("Stop the game here")
            onClicked: root.stopping = true
        }
        SettingRow {
            objectName: "more-home"
            Layout.fillWidth: true
            iconName: "tallystone"
            //: Leads to the list of games; this one goes on later.
            title: qsTr("All games")
            onClicked: root.go("home")
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: root.stopping
        spacing: Theme.space3

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            //: The title when a game is ended before its time.
            text: qsTr("Stop the game here")
            font: Theme.title
            Accessible.ignored: false
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("The points as they are now decide. You can still undo it.")
            color: Theme.ink2
            Accessible.ignored: false
        }
        TextEntry {
            objectName: "stop-why"
            Layout.fillWidth: true
            text: root.reason
            //: The reason why a game is ended early; may stay empty.
            placeholderText: qsTr("Why? (may stay empty)")
            name: placeholderText
            maximumLength: 200
            onTextEdited: root.reason = text
            onAccepted: root.stopNow()
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapMedium

            ActionButton {
                Layout.preferredHeight: Math.max(implicitHeight, Theme.buttonHeight)
                kind: "tonal"
                //: Closes the question without ending the game.
                text: qsTr("Cancel")
                onClicked: root.close()
            }
            ActionButton {
                objectName: "stop"
                Layout.fillWidth: true
                text: qsTr("Stop the game")
                onClicked: root.stopNow()
            }
        }
    }
}
