// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What the open row is made of.
ColumnLayout {
    id: root

    required property SheetEditor editor
    property sheetEditorRow none
    readonly property sheetEditorRow row: editor.rows[editor.open] ?? none
    readonly property bool hasFormula: editor.formula.there

    spacing: Theme.space3

    ActionButton {
        objectName: root.editor.kind.id
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        kind: "tonal"
        iconName: root.editor.kind.icon
        text: root.editor.kind.title
        //: What a row is: a number, a choice and so on.
        Accessible.name: qsTr("Kind: %1").arg(text)
        onClicked: root.editor.touch(objectName)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== "" && !root.hasFormula
        iconName: root.row.fault !== "" ? "ui-warn" : "ui-info"
        ink: root.row.fault !== "" ? Theme.harm : Theme.accent
        text: root.row.fault !== "" ? root.row.fault : root.row.doubt
    }
    SheetEditorFormula {
        Layout.fillWidth: true
        visible: root.hasFormula
        formula: root.editor.formula
        cursor: root.editor.cursor
        onTouched: (id, text) => root.editor.touch(id, 0, text)
        onCursorMoved: place => {
            if (root.hasFormula)
                root.editor.cursor = place;
        }
    }
    SheetEditorFields {
        Layout.fillWidth: true
        fields: root.editor.fields
        onTouched: (id, number, text) => root.editor.touch(id, number, text)
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space4
        spacing: Theme.space2

        IconButton {
            objectName: root.row.up
            enabled: objectName !== ""
            filled: true
            iconName: "ui-up"
            //: Moves a row.
            name: qsTr("Move up")
            onClicked: root.editor.touch(objectName)
        }
        IconButton {
            objectName: root.row.down
            enabled: objectName !== ""
            filled: true
            iconName: "ui-down"
            //: Moves a row.
            name: qsTr("Move down")
            onClicked: root.editor.touch(objectName)
        }
        Item {
            Layout.fillWidth: true
        }
        ActionButton {
            objectName: root.row.remove
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            enabled: objectName !== ""
            kind: "tonal"
            iconName: "ui-trash"
            text: qsTr("Remove the row")
            onClicked: root.editor.touch(objectName)
        }
    }
}
