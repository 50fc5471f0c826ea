// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Two totals face to face.
Card {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    property agesRow none
    readonly property int most: Math.max(1, (rows[0] ?? none).choice.count, (rows[1] ?? none).choice.count)

    Column {
        width: parent.width
        spacing: Theme.space2

        Repeater {
            model: root.rows.length

            Column {
                id: side

                required property int index
                readonly property agesRow row: root.rows[index] ?? root.none
                readonly property real share: row.choice.count / root.most

                width: parent ? parent.width : 0
                spacing: Theme.space1

                Item {
                    width: parent.width
                    implicitHeight: Math.max(seal.height, words.implicitHeight)

                    PlayerSeal {
                        id: seal

                        anchors.verticalCenter: parent.verticalCenter
                        size: 42
                        colour: root.table.colours[side.row.seat] ?? ""
                    }
                    TextPair {
                        id: words

                        anchors.left: seal.right
                        anchors.right: total.left
                        anchors.leftMargin: Theme.space3
                        anchors.verticalCenter: parent.verticalCenter
                        text: side.row.choice.title
                        caption: side.row.choice.note
                    }
                    Words {
                        id: total

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: side.row.choice.count
                        font: Theme.total
                        Accessible.ignored: false
                    }
                }
                Rectangle {
                    width: parent.width
                    height: Theme.space2
                    radius: height / 2
                    color: Theme.surfaceAlt

                    Rectangle {
                        width: (parent?.width ?? 0) * (side?.share ?? 0)
                        height: parent.height
                        radius: height / 2
                        color: side.row.choice.chosen ? Theme.accent : Theme.lineStrong
                    }
                }
            }
        }
    }
}
