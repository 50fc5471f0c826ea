// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The cell that is being written: whose, of which row, what stands there, and what that would change.
Item {
    id: root

    required property SheetTable table
    readonly property sheetCellLine line: table.cells.line
    readonly property bool unfit: line.problem !== ""
    readonly property tableChoice way: table.cells.totals.id !== "" && table.cells.totals.chosen ? table.cells.totals : line.walk

    implicitHeight: Math.max(72, row.implicitHeight + Theme.space1)
    Accessible.role: Accessible.StaticText
    Accessible.name: line.spoken

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.cardPadding
        anchors.rightMargin: Theme.space2
        spacing: Theme.gapMedium

        Seals {
            size: 34
            colours: root.line.colours
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                objectName: "cell-title"
                Layout.fillWidth: true
                visible: !Theme.largeText
                elide: Text.ElideRight
                text: root.line.title
                color: Theme.ink2
                font: Theme.caption
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space1

                Icon {
                    visible: root.unfit
                    name: "ui-warn"
                    size: 18
                    color: Theme.harm
                }
                Words {
                    Layout.fillWidth: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.caption.pixelSize
                    elide: Text.ElideLeft
                    text: root.line.entry === "" ? "–" : root.line.entry + root.line.sum
                    color: root.unfit ? Theme.harm : Theme.ink
                    font: Theme.count
                }
            }
            Words {
                Layout.fillWidth: true
                visible: root.unfit
                wrapMode: Text.Wrap
                text: root.line.problem
                color: Theme.harm
                font: Theme.caption
                Accessible.ignored: false
            }
        }
        ColumnLayout {
            Layout.maximumWidth: root.width * 0.36
            visible: !root.unfit && (root.line.change !== "" || root.line.place !== "")
            spacing: 0

            Words {
                Layout.alignment: Qt.AlignRight
                visible: root.line.change !== ""
                text: root.line.change
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                visible: root.line.place !== "" && !Theme.largeText
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                text: root.line.place
                color: Theme.ink2
                font: Theme.sheet
            }
        }
        IconButton {
            objectName: root.way.id
            visible: root.way.id !== ""
            filled: true
            iconName: root.way.icon
            name: root.way.spoken !== "" ? root.way.spoken : root.way.title
            onClicked: root.table.touch(root.way.id)
        }
    }
}
