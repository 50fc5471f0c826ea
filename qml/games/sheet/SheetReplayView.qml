// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The whole sheet as it was at a moment of a game that is told again, and what was written last.
Item {
    id: root

    required property SheetTable table
    /// Whose turn it is told of: all columns are seen anyway.
    property int seat: 0
    readonly property list<tableChoice> entries: table.lastEntries
    property tableChoice none

    SheetCellsStep {
        width: root.width
        height: root.height - (entries.visible ? entries.height + Theme.space2 : 0)
        table: root.table
        page: root.table.grid
        still: true
        onWhy: about => whySheet.open({
            "why": root.table.why(about)
        })
    }
    Card {
        id: entries

        x: Theme.space2
        y: root.height - height
        width: root.width - 2 * x
        visible: root.entries.length > 0 && root.height >= 0.6 * Theme.tallWindow && !Theme.largeText
        padding: 0
        topPadding: Theme.space1
        bottomPadding: Theme.space1

        Column {
            width: parent.width

            Repeater {
                // Always as many lines, so that the grid stays as high as it is.
                model: 3

                Item {
                    id: line

                    required property int index
                    readonly property tableChoice own: root.entries[index] ?? root.none

                    width: parent ? parent.width : 0
                    height: 40
                    opacity: index === 0 ? 1 : 0.7

                    PlayerSeal {
                        id: seal

                        x: Theme.gapMedium
                        anchors.verticalCenter: parent.verticalCenter
                        visible: line.own.title !== ""
                        colour: line.own.ink
                        size: 26
                    }
                    Words {
                        anchors.left: seal.right
                        anchors.leftMargin: Theme.gapMedium
                        anchors.right: points.left
                        height: parent.height
                        elide: Text.ElideRight
                        text: line.own.title
                        font: line.index === 0 ? Theme.label : Theme.body
                        Accessible.ignored: text === ""
                    }
                    Words {
                        id: points

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapMedium
                        height: parent.height
                        text: line.own.points
                        color: text.charAt(0) === "−" ? Theme.harm : Theme.accent
                        font: Theme.label
                        Accessible.ignored: text === ""
                    }
                }
            }
        }
    }
    LateSheet {
        id: whySheet

        file: Qt.resolvedUrl("SheetWhySheet.qml")
    }
}
