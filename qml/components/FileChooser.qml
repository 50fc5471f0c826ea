// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Tallystone

/// The dialog behind a FileAsk, open as soon as it is made.
FileDialog {
    id: root

    required property FileAsk asker
    required property bool saving
    property string suggestion
    /// Such as "*.json *.tallystone".
    property string endings: "*." + suggestion.split(".").pop()

    parentWindow: asker.Window.window
    currentFolder: asker.folder
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFiles
    defaultSuffix: saving ? suggestion.split(".").pop() : ""
    //: Buttons of a file dialog.
    acceptLabel: saving ? qsTr("Save") : qsTr("Open")
    //: Puts a file dialog away.
    rejectLabel: qsTr("Cancel")
    nameFilters: [
        //: What a file dialog shows; %1 is a list such as "*.csv".
        qsTr("Matching files (%1)").arg(endings),
        qsTr("All files (*)")
    ]
    onAccepted: root.asker.take(root.selectedFiles)
    Component.onCompleted: {
        if (root.saving)
            root.selectedFile = root.asker.folder + "/" + root.suggestion;
        root.open();
        // What Qt draws where the system has no dialog lies in this window, and is too wide for a phone.
        if (root.asker.covered) {
            root.close();
            root.asker.unfit = true;
        }
    }
}
