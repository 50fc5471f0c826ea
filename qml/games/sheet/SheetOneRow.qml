// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One row at a time, its columns as a list: where a grid has no room.
Card {
    id: root

    required property SheetTable table
    /// What is seen of it.
    property real sightTop: 0
    property real sightHeight: height
    property sheetCellsPage page: table.cells
    /// Only looked at.
    property bool still: false
    readonly property list<sheetColumn> columns: page.columns
    readonly property list<sheetRow> rows: [...page.rows, ...page.gameRows].filter(row => row.cells.length > 0)
    /// The row that the pencil is at, or that was looked at last while it is at none.
    readonly property int written: [...rows].findIndex(row => row.current)
    property int looked: 0
    readonly property int at: written < 0 ? Math.min(looked, rows.length - 1) : written
    readonly property sheetRow row: rows[at] ?? nothing
    /// What the sheet works out, for the column that is being written.
    readonly property list<sheetRow> worked: own < 0 ? [] : [...rows].filter(row => row.worked)
    readonly property int own: [...row.cells].findIndex(cell => cell.current)
    readonly property sheetColumn writer: columns[own] ?? nobody
    property sheetRow nothing
    property sheetCell none
    property sheetColumn nobody

    signal explain(string id)
    signal why(string about)
    signal hold(string cell)

    /// The line that is being written, if any.
    function current(): Item {
        return root.own < 0 ? null : lines.itemAt(root.own);
    }

    /// With the pencil, or without it to have a look.
    function go(step: int, touch: string) {
        if (root.written < 0)
            root.looked = root.at + step;
        else
            root.table.touch(touch);
    }

    padding: 0
    onWrittenChanged: if (written >= 0) looked = written

    Column {
        width: parent.width

        RowLayout {
            width: parent.width
            spacing: 0

            IconButton {
                objectName: "row-before"
                enabled: root.written < 0 ? root.at > 0 : root.page.strokes.above !== ""
                iconName: "ui-back"
                //: The row above on the sheet.
                name: qsTr("Row above")
                onClicked: root.go(-1, root.page.strokes.above)
            }
            Touchable {
                objectName: root.row.about
                Layout.fillWidth: true
                padding: 0
                pressedScale: 1
                text: root.row.spoken
                onClicked: root.explain(root.row.about)

                contentItem: Words {
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: root.row.title
                    font: Theme.section
                }
            }
            IconButton {
                objectName: "row-after"
                enabled: root.written < 0 ? root.at < root.rows.length - 1 : root.page.strokes.below !== ""
                iconName: "ui-next"
                //: The row below on the sheet.
                name: qsTr("Row below")
                onClicked: root.go(1, root.page.strokes.below)
            }
        }
        Repeater {
            id: lines

            model: root.row.cells.length

            Item {
                id: line

                required property int index
                readonly property sheetColumn column: root.columns[index] ?? root.nobody

                width: parent ? parent.width : 0
                height: Math.max(Theme.touchTarget, name.implicitHeight)

                HairLine {
                    x: Theme.space2
                    width: parent.width - 2 * x
                }
                Seals {
                    id: seals

                    x: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    colours: line.column.colours
                    playing: line.column.current
                }
                Words {
                    id: name

                    anchors.left: seals.right
                    anchors.leftMargin: Theme.gapMedium
                    anchors.right: box.left
                    height: parent.height
                    visible: !Theme.largeText
                    elide: Text.ElideRight
                    text: line.column.name
                    font: line.column.current ? Theme.label : Theme.body
                }
                SheetGridCell {
                    id: box

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space2
                    // Large text leaves the name to the seal.
                    width: Theme.largeText ? line.width - seals.x - seals.width - 2 * Theme.space2 : Math.min(160, line.width / 2)
                    height: parent.height
                    beside: true
                    inSight: line.y >= root.sightTop && line.y + line.height <= root.sightTop + root.sightHeight
                    cell: root.row.cells[line.index] ?? root.none
                    helps: root.row.helps
                    enabled: box.worked ? box.cell.tap.about !== "" : !root.still
                    onClicked: box.worked ? root.why(box.cell.tap.about) : root.table.touch(box.cell.tap.id)
                    onPressAndHold: box.worked ? root.why(box.cell.tap.about) : root.hold(box.cell.tap.id)
                }
            }
        }
        Repeater {
            model: root.worked.length

            Item {
                id: sum

                required property int index
                readonly property sheetRow row: root.worked[index] ?? root.nothing

                width: parent ? parent.width : 0
                height: Math.max(Theme.touchTarget, title.implicitHeight)

                HairLine {
                    x: Theme.space2
                    width: parent.width - 2 * x
                }
                Seals {
                    id: whose

                    x: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    colours: root.writer.colours
                }
                Words {
                    id: title

                    x: whose.x + whose.width + Theme.gapMedium
                    width: value.x - x
                    height: parent.height
                    wrapMode: Text.Wrap
                    text: sum.row.title
                    color: Theme.ink2
                    font: Theme.body
                }
                SheetGridCell {
                    id: value

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space2
                    width: Math.min(120, sum.width / 3)
                    height: parent.height
                    cell: sum.row.cells[root.own] ?? root.none
                    enabled: cell.tap.about !== ""
                    onClicked: root.why(cell.tap.about)
                }
            }
        }
    }
}
