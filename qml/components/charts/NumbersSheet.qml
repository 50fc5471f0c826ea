// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// The numbers behind a chart: a table, or where that is too wide a list.
BottomSheet {
    id: root

    required property ChartFrame frame

    readonly property list<string> heads: frame.tableHeads
    readonly property list<string> cells: frame.tableCells
    readonly property int columns: heads.length
    readonly property real room: width - leftPadding - rightPadding
    readonly property real columnWidth: Math.max(headWords.width, cellWords.width) + Theme.space3
    readonly property real labelWidth: room - columns * columnWidth
    readonly property bool asTable: labelWidth >= Math.min(labelWords.width, room / 3)

    function cell(row: int, column: int): string {
        return root.cells[row * root.columns + column] ?? "";
    }
    function listed(row: int): string {
        const parts = [];
        for (let column = 0; column < root.columns; ++column)
            parts.push((root.heads[column] + " " + root.cell(row, column)).trim());
        return parts.join(" · ");
    }

    title: frame.title

    Widest {
        id: headWords

        texts: root.heads
        font: Theme.micro
    }
    Widest {
        id: cellWords

        texts: root.cells
        font: Theme.label
    }
    Widest {
        id: labelWords

        texts: root.frame.longLabels.length > 0 ? root.frame.longLabels : root.frame.labels
        font: Theme.body
    }

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    Prose {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.frame.note
        color: Theme.ink2
        font: Theme.caption
    }
    Row {
        Layout.alignment: Qt.AlignRight
        visible: root.asTable && root.columns > 0

        Repeater {
            model: root.columns

            Words {
                required property int index

                width: root.columnWidth
                horizontalAlignment: Text.AlignRight
                text: root.heads[index] ?? ""
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.frame.count

            NumbersRow {
                required property int index

                width: parent ? parent.width : 0
                label: root.frame.labelAt(index)
                cells: [...root.heads].map((head, column) => root.cell(index, column))
                listed: root.listed(index)
                asTable: root.asTable
                columnWidth: root.columnWidth
                spoken: root.frame.spoken(index)
            }
        }
    }
    footer: ActionButton {
        objectName: "close"
        Layout.fillWidth: true
        kind: "tonal"
        focus: true
        //: Closes the numbers behind a chart.
        text: qsTr("Close")
        onClicked: root.close()
    }
}
