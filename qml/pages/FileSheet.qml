// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Chooses a file where the system has no dialog of its own: Qt's stand-in for one does not fit a phone.
BottomSheet {
    id: root

    required property FileAsk asker
    required property bool saving
    property string suggestion
    property string endings: "*." + ending
    readonly property string ending: suggestion.split(".").pop()
    readonly property bool replacing: saving && list.files.length > 0 && list.has(entry.text, ending)

    function choose(file: url) {
        root.close();
        root.asker.take([file]);
    }

    //: Title of the sheet in which a file is chosen.
    title: saving ? qsTr("Save to a file") : qsTr("Open a file")
    Component.onCompleted: open()

    FolderList {
        id: list

        folder: root.asker.folder
        endings: root.endings
    }

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    SettingRow {
        objectName: "folder-up"
        Layout.fillWidth: true
        iconName: "ui-up"
        //: Shows the folder that this folder is in.
        title: qsTr("One folder up")
        caption: list.place
        enabled: list.canGoUp
        onClicked: list.goUp()
    }
    HairLine {
        Layout.fillWidth: true
    }
    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Column {
        Layout.fillWidth: true

        Repeater {
            model: list.folders

            SettingRow {
                required property string modelData

                objectName: "folder-" + modelData
                width: parent ? parent.width : 0
                title: modelData
                //: Beside the name of a folder.
                caption: qsTr("Folder")
                arrow: true
                onClicked: list.enter(modelData)
            }
        }
        Repeater {
            model: list.files

            SettingRow {
                required property string modelData

                objectName: "file-" + modelData
                width: parent ? parent.width : 0
                iconName: "ui-sheet"
                title: modelData
                onClicked: root.saving ? entry.text = modelData : root.choose(list.fileNamed(modelData))
            }
        }
    }
    NoteLine {
        objectName: "no-file"
        Layout.fillWidth: true
        visible: !root.saving && list.files.length === 0
        //: In a folder. %1 is a list such as "*.csv".
        text: qsTr("There is no such file here: %1").arg(root.endings)
    }

    footer: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        TextEntry {
            id: entry

            objectName: "file-name"
            Layout.fillWidth: true
            visible: root.saving
            text: root.suggestion
            //: A field for the name of a file.
            name: qsTr("Name of the file")
            onAccepted: save.clicked()
        }
        ActionButton {
            id: save

            objectName: "save-file"
            Layout.fillWidth: true
            visible: root.saving
            enabled: entry.text.trim() !== ""
            //: Writes the file; the second if there is one of that name.
            text: root.replacing ? qsTr("Replace the file that is there") : qsTr("Save")
            onClicked: root.choose(list.fileNamed(entry.text, root.ending))
        }
        ActionButton {
            objectName: "cancel-file"
            Layout.fillWidth: true
            kind: "tonal"
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    }
}
