// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// One row of a ScoreTable: its label, or only its icon where text is large, and a number for each player.
Item {
    id: root

    required property list<string> names
    required property list<bool> winners
    required property bool labelled
    required property real labelWidth
    readonly property real labelNeeds: words.implicitWidth
    required property real columnWidth
    property list<bool> corrected
    property string iconName
    property string text
    property list<int> values
    property bool harmful: false
    /// One of many rows, which are to be seen at once.
    property bool compact: false
    /// The label may take two lines.
    property bool wraps: false
    /// The row of totals, which alone shows what was corrected by hand.
    property bool whole: false

    function listed(): string {
        const parts = [];
        for (let i = 0; i < root.values.length; ++i)
            parts.push(root.names[i] + " " + Theme.number(root.values[i]));
        return parts.join(", ");
    }

    Layout.fillWidth: true
    implicitHeight: Math.max(whole ? (compact ? 52 : 58) : compact ? 36 : 46, label.implicitHeight + 2 * (compact ? Theme.space1 : Theme.space2))
    Accessible.role: Accessible.Row
    //: Spoken: %1 is a part of the score, %2 a list such as "Léa 23, Inès 20".
    Accessible.name: qsTr("%1: %2").arg(text).arg(listed())

    RowLayout {
        id: label

        x: Theme.cardPadding
        width: root.labelWidth
        height: parent.height
        spacing: Theme.space2

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(20)
            color: Theme.ink2
        }
        Words {
            id: words

            Layout.fillWidth: true
            visible: root.whole || root.labelled
            wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
            maximumLineCount: root.wraps ? 2 : 1
            elide: root.wraps ? Text.ElideRight : Text.ElideNone
            text: root.text
            font: root.whole ? Theme.section : Theme.caption
        }
    }
    Row {
        x: label.x + label.width
        height: parent.height

        Repeater {
            model: root.values

            Item {
                id: cell

                required property int index
                required property int modelData
                readonly property bool winner: root.winners[index] ?? false

                width: root.columnWidth
                height: root.height

                Words {
                    id: number

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width)
                    fontSizeMode: Text.HorizontalFit
                    text: Theme.number(cell.modelData)
                    color: root.harmful && cell.modelData !== 0 ? Theme.harm : root.whole && cell.winner ? Theme.accent : Theme.ink
                    font: root.whole ? (cell.winner ? Theme.title : Theme.heading) : cell.winner ? Theme.cost : Theme.figure
                }
                Icon {
                    anchors.left: number.right
                    anchors.bottom: number.top
                    anchors.bottomMargin: -height
                    visible: root.whole && (root.corrected[cell.index] ?? false)
                    name: "ui-edit"
                    size: 12
                    color: Theme.ink2
                }
            }
        }
    }
}
