// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One of a few, side by side; drawings above their words.
Rectangle {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    property agesRow none
    property real cellHeight: {
        let highest = Theme.touchTarget;
        for (let i = 0; i < cells.count; ++i)
            highest = Math.max(highest, cells.itemAt(i)?.implicitHeight ?? 0);
        return highest;
    }

    implicitHeight: cellHeight
    radius: Theme.radiusControl
    color: Theme.surfaceAlt

    Row {
        anchors.fill: parent

        Repeater {
            id: cells

            model: root.rows.length

            AgesChoice {
                id: cell

                required property int index

                table: root.table
                choice: (root.rows[index] ?? root.none).choice
                width: root.width / Math.max(1, root.rows.length)
                height: root.cellHeight
                implicitHeight: Math.max(Theme.touchTarget, column.implicitHeight + Theme.space2)
                opacity: can ? 1 : 0.4
                pressedScale: 1
                ringRadius: Theme.radiusSegment
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: choice.chosen

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: Theme.lineSelection
                        visible: cell.choice.chosen || cell.down
                        radius: Theme.radiusSegment
                        color: cell.choice.chosen ? Theme.surface : "transparent"
                        border.width: Theme.lineSelection
                        border.color: cell.choice.chosen ? Theme.accent : Theme.lineControl
                    }
                }

                Column {
                    id: column

                    anchors.centerIn: parent
                    // Words alone keep clear of the frame; below a drawing they are short and need the room.
                    width: parent.width - (cell.choice.icon === "" ? 2 : 1) * Theme.space2

                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: cell.choice.icon !== ""
                        name: cell.choice.icon
                        size: Theme.iconSize(22)
                        color: cell.choice.chosen ? Theme.ink : Theme.ink2
                    }
                    Words {
                        width: parent.width
                        visible: !Theme.largeText || cell.choice.icon === ""
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: cell.choice.title
                        color: cell.choice.chosen ? Theme.ink : Theme.ink2
                        font: cell.choice.icon === "" ? Theme.control : Theme.microBold
                    }
                }
            }
        }
    }
}
