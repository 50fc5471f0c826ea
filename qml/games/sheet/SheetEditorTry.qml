// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The sheet with two players who do not exist; every number that is entered can be changed.
ColumnLayout {
    id: root

    required property SheetEditor editor
    readonly property list<sheetTryRow> rows: editor.tryRows
    property sheetTryRow none
    readonly property int column: Math.min(120, Math.floor(width * 0.29))

    spacing: Theme.space2

    RowLayout {
        Layout.fillWidth: true

        NoteLine {
            Layout.fillWidth: true
            text: qsTr("Sample numbers. Tap a cell to change one.")
        }
        ActionButton {
            objectName: "others"
            kind: "tonal"
            iconName: "ui-dice"
            //: Other sample numbers.
            text: qsTr("Others")
            onClicked: root.editor.touch(objectName)
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Row {
                width: parent.width

                Words {
                    width: parent.width - 2 * root.column
                    height: totals.height
                    leftPadding: Theme.cardPadding
                    verticalAlignment: Text.AlignVCenter
                    //: The sum of all rows that count.
                    text: qsTr("Total")
                    font: Theme.section
                }
                Row {
                    id: totals

                    Repeater {
                        model: root.editor.tryNames

                        Column {
                            required property int index
                            required property string modelData

                            width: root.column
                            topPadding: Theme.space2
                            bottomPadding: Theme.space2
                            Accessible.role: Accessible.StaticText
                            Accessible.name: modelData + ", " + (root.editor.tryTotals[index] ?? "")

                            Words {
                                width: parent.width
                                horizontalAlignment: Text.AlignHCenter
                                text: parent.modelData
                                font: Theme.caption
                            }
                            Words {
                                objectName: "total-" + parent.index
                                width: parent.width
                                horizontalAlignment: Text.AlignHCenter
                                text: root.editor.tryTotals[parent.index] ?? ""
                                font: Theme.heading
                            }
                        }
                    }
                }
            }
            Repeater {
                model: root.rows.length

                SheetEditorTryRow {
                    required property int index

                    width: parent ? parent.width : 0
                    row: root.rows[index] ?? root.none
                    column: root.column
                    last: index === root.rows.length - 1
                    chosen: root.editor.tryCell
                    onTouched: id => root.editor.touch(id)
                }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: root.editor.tryCell !== ""
        spacing: Theme.space1

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.editor.tryTitle
            color: Theme.ink2
            font: Theme.caption
        }
        TextEntry {
            objectName: "value"
            Layout.fillWidth: true
            name: root.editor.tryTitle
            inputMethodHints: Qt.ImhPreferNumbers
            onVisibleChanged: {
                if (visible) {
                    text = "";
                    forceActiveFocus();
                }
            }
            onTextEdited: root.editor.touch(objectName, 0, text)
        }
    }
}
