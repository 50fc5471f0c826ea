// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All rows of a sheet; the open one shows in place what it is made of, unless that stands beside.
ColumnLayout {
    id: root

    required property SheetEditor editor
    property bool inPlace: true
    readonly property list<sheetEditorRow> rows: editor.rows
    property sheetEditorRow none

    /// A row was opened; another one that was open before may have folded above it.
    signal opened(Item head)

    /// The row that stands there.
    function indexAt(y: real): int {
        for (let i = 0; i < heads.count; ++i) {
            const head = heads.itemAt(i);
            if (y < head.y + head.height)
                return i;
        }
        return heads.count - 1;
    }

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                id: heads

                model: root.rows.length

                Column {
                    id: line

                    required property int index
                    readonly property bool open: index === root.editor.open

                    width: parent ? parent.width : 0
                    onOpenChanged: if (open) root.opened(line)

                    SheetEditorRowHead {
                        width: parent.width
                        row: root.rows[line.index] ?? root.none
                        open: line.open
                        last: line.index === root.rows.length - 1
                        onClicked: root.editor.touch(row.id)
                        onTouched: id => root.editor.touch(id)
                        onDragged: distance => root.editor.touch(row.drag, root.indexAt(line.y + height / 2 + distance))
                    }
                    // By its file: a component of a row cannot be made here by Qt 6.4.
                    Loader {
                        readonly property bool wanted: line.open && root.inPlace

                        function fill() {
                            if (wanted)
                                setSource("SheetEditorOpenRow.qml", {
                                    "editor": root.editor
                                });
                            else
                                source = "";
                        }

                        x: Theme.cardPadding
                        width: parent.width - 2 * x
                        height: wanted ? implicitHeight : 0
                        onWantedChanged: fill()
                        Component.onCompleted: fill()
                    }
                }
            }
        }
    }
    SheetEditorRefusal {
        Layout.fillWidth: true
        editor: root.editor
    }
    ActionButton {
        objectName: "add"
        Layout.fillWidth: true
        kind: "secondary"
        iconName: "ui-plus"
        enabled: root.editor.canAdd
        text: qsTr("Add a row")
        hint: enabled ? "" : qsTr("60 rows are the most")
        onClicked: root.editor.touch(objectName)
    }
    ActionButton {
        objectName: "paste"
        Layout.fillWidth: true
        kind: "tonal"
        iconName: "sheet-copy"
        enabled: root.editor.canAdd
        //: Makes a row of each line of text that was copied.
        text: qsTr("Paste lines as rows")
        onClicked: root.editor.pasteRows()
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.editor.versionNote
    }
}
