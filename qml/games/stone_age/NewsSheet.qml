// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// How the round before ended: who ate what, and who starts.
BottomSheet {
    id: root

    required property list<tableLine> lines

    //: Title: what happened when the round before ended.
    title: qsTr("End of the round before")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    LogLines {
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.cardPadding
        lines: root.lines
    }
    footer: ActionButton {
        objectName: "close"
        Layout.fillWidth: true
        kind: "tonal"
        focus: true
        //: Closes what happened when the round before ended.
        text: qsTr("Close")
        onClicked: root.close()
    }
}
