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
        // Most dialogs want the name before they are open. Qt's own, where the desktop has none, takes a name that
        // is not there yet only afterwards.
        const wanted = root.asker.folder + "/" + root.suggestion;
        if (root.saving)
            root.selectedFile = wanted;
        root.open();
        if (root.saving)
            root.selectedFile = wanted;
    }
}
