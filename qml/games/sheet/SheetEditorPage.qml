// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where a sheet is made: its rows, its rules, and a try with sample numbers. On a wide page they stand side by side.
PageFrame {
    id: root

    required property SheetLibrary library
    readonly property SheetEditor editor: library.editor
    readonly property list<string> tabs: ["tab-rows", "tab-rules", "tab-try"]
    readonly property bool desk: width >= Theme.deskWindow
    readonly property bool onRules: editor.tab === "rules"
    readonly property bool onTry: editor.tab === "try" && !desk

    /// The row that was opened last.
    property Item opened: null

    widest: desk ? 3 * Theme.sheetWidth : wide ? Theme.pageWidth : Theme.readingWidth

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.visible && root.editor.canUndo
        onActivated: root.editor.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.visible && root.editor.canRedo
        onActivated: root.editor.redo()
    }
    Shortcut {
        sequence: "F8"
        enabled: root.visible && root.editor.toMend !== ""
        onActivated: mend.clicked()
    }
    Shortcut {
        sequence: "Ins"
        enabled: root.visible && root.editor.canAdd
        onActivated: root.editor.touch(rows.addId)
    }

    // Its head is seen once all rows have their places.
    Timer {
        id: laidOut

        interval: 0
        onTriggered: {
            const top = root.opened === null ? 0 : root.opened.mapToItem(root.contentItem, 0, 0).y;
            if (top < 0)
                root.scrollBy(top);
        }
    }

    header: PageBar {
        title: root.editor.title
        subtitle: root.editor.subtitle
        onBack: root.back()

        UndoPill {
            bare: !root.wide
            canUndo: root.editor.canUndo
            canRedo: root.editor.canRedo
            onUndo: root.editor.undo()
            onRedo: root.editor.redo()
        }
    }
    footer: FootBar {
        widest: root.widest
        columns: Theme.largeText ? 1 : 2

        ActionButton {
            id: mend

            objectName: "next-fault"
            Layout.fillHeight: true
            Layout.fillWidth: Theme.largeText
            visible: root.editor.toMend !== ""
            kind: "tonal"
            iconName: "ui-warn"
            text: root.editor.toMend
            Accessible.description: root.editor.faults[0] ?? ""
            onClicked: root.editor.touch(objectName)
        }
        ActionButton {
            objectName: "done"
            Layout.fillWidth: true
            text: qsTr("Done")
            hint: root.editor.unkept ? qsTr("there is no room to keep it") : root.editor.toMend !== "" ? qsTr("kept, cannot be played yet") : ""
            onClicked: root.back()
        }
    }

    SegmentedChoice {
        Layout.fillWidth: true
        //: The parts of a sheet that is being made.
        name: qsTr("Parts of the sheet")
        options: root.desk ? [qsTr("Rows"), qsTr("Rules")] : [qsTr("Rows"), qsTr("Rules"), qsTr("Try it")]
        ids: root.tabs
        current: root.onTry ? 2 : root.onRules ? 1 : 0
        onChosen: index => root.editor.touch(root.tabs[index])
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space4

        SheetEditorRows {
            id: rows

            readonly property string addId: "add"

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: !root.onRules && !root.onTry
            inPlace: !root.wide
            editor: root.editor
            onOpened: head => {
                root.opened = head;
                laidOut.restart();
            }
        }
        Card {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: rows.visible && root.wide && root.editor.open >= 0

            SheetEditorOpenRow {
                anchors.fill: parent
                editor: root.editor
            }
        }
        Card {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: root.onRules

            SheetEditorFields {
                width: parent.width
                fields: root.editor.rules
                onTouched: (id, number, text) => root.editor.touch(id, number, text)
            }
        }
        SheetEditorTry {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: root.onTry || root.desk
            editor: root.editor
        }
    }
    Item {
        Layout.fillHeight: true
    }
    SheetEditorKinds {
        editor: root.editor
    }
}
