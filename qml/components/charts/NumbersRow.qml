// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One row of the numbers behind a chart.
Item {
    id: root

    property string label
    property list<string> cells
    /// All cells in one text, for where columns have no room.
    property string listed
    property bool asTable: true
    property real columnWidth
    property string spoken

    implicitHeight: Math.max(40, words.implicitHeight + 2 * Theme.space2)
    Accessible.role: Accessible.Row
    Accessible.name: spoken

    HairLine {
        width: parent.width
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: root.asTable ? root.width - root.cells.length * root.columnWidth : root.width

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.label
        }
        Words {
            width: parent.width
            visible: !root.asTable
            wrapMode: Text.Wrap
            text: root.listed
            color: Theme.ink2
            font: Theme.caption
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.asTable

        Repeater {
            model: root.cells

            Words {
                required property string modelData

                width: root.columnWidth
                horizontalAlignment: Text.AlignRight
                text: modelData
                font: Theme.label
            }
        }
    }
}
