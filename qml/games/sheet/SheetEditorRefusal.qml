// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Why a row stays where it is, with the way out.
Card {
    id: root

    required property SheetEditor editor

    visible: editor.refusal !== ""

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        NoteLine {
            objectName: "refusal"
            Layout.fillWidth: true
            iconName: "ui-warn"
            ink: Theme.harm
            text: root.editor.refusal
        }
        ActionButton {
            objectName: root.editor.wayOutId
            Layout.fillWidth: true
            visible: text !== ""
            text: root.editor.wayOut
            onClicked: root.editor.touch(objectName)
        }
        ActionButton {
            objectName: "back"
            Layout.fillWidth: true
            visible: root.editor.wayOutId === "along"
            kind: "tonal"
            //: A row that was dragged goes back to where it was.
            text: qsTr("Put it back")
            onClicked: root.editor.touch(objectName)
        }
    }
}
