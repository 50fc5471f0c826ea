// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A player's things of a kind, a line each, with what they bring. A tap tells more.
Card {
    id: root

    property string title
    property string note
    property string empty
    /// How many there are stands first, in place of a drawing.
    property bool counted: false
    required property list<riseLine> lines
    property riseLine none

    signal explain(string id, string icon)

    bottomPadding: Theme.space1

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            width: parent.width
            implicitHeight: head.implicitHeight + Theme.space1

            Words {
                id: head

                text: root.title
                font: Theme.sectionSmall
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Words {
                anchors.right: parent.right
                anchors.baseline: head.baseline
                visible: !Theme.largeText
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Words {
            width: parent.width
            height: Math.max(Theme.touchTarget, implicitHeight)
            visible: root.lines.length === 0
            wrapMode: Text.Wrap
            text: root.empty
            color: Theme.ink2
            font: Theme.caption
        }
        Repeater {
            model: root.lines.length

            RiseLineRow {
                required property int index

                width: parent ? parent.width : 0
                line: root.lines[index] ?? root.none
                counted: root.counted
                first: index === 0
                onClicked: root.explain(line.about, line.icon)
            }
        }
    }
}
