// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where a sheet is to come from. A code needs nothing here: the phone's own camera opens it.
BottomSheet {
    id: root

    required property SheetLibrary library

    signal taken

    //: Takes in a sheet from elsewhere.
    title: qsTr("Take in a sheet")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.heading
        Accessible.role: Accessible.Heading
    }
    NoteLine {
        Layout.fillWidth: true
        iconName: "sheet-qr"
        text: qsTr("A code is opened by the phone’s own camera.")
    }
    SettingRow {
        objectName: "take-file"
        Layout.fillWidth: true
        iconName: "sheet-file"
        title: qsTr("From a file")
        onClicked: asker.open("sheet", "tallysheet json")
    }
    SettingRow {
        objectName: "take-copied"
        Layout.fillWidth: true
        iconName: "sheet-copy"
        title: qsTr("From a link that was copied")
        onClicked: {
            root.library.takeInCopied();
            root.close();
            root.taken();
        }
    }
    FileAsk {
        id: asker

        folder: root.library.sharing.folder
        onChosen: {
            if (root.library.takeInFile(files[0])) {
                root.close();
                root.taken();
            }
        }
    }
}
