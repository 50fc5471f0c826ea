// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What is done on the table.
Card {
    id: root

    required property list<riseChore> chores
    property riseChore none

    padding: 0

    Column {
        width: parent.width

        Repeater {
            model: root.chores.length

            Item {
                id: row

                required property int index
                readonly property riseChore chore: root.chores[index] ?? root.none

                width: parent ? parent.width : 0
                implicitHeight: Math.max(55, words.implicitHeight + 2 * Theme.gapSmall)

                HairLine {
                    x: Theme.cardPadding
                    width: parent.width - 2 * x
                    visible: row.index > 0
                }
                Icon {
                    id: sign

                    x: Theme.cardPadding
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.chore.icon
                    size: Theme.iconSize(26)
                    color: Theme.ink2
                }
                TextPair {
                    id: words

                    anchors.left: sign.right
                    anchors.right: parent.right
                    anchors.leftMargin: Theme.space3
                    anchors.rightMargin: Theme.cardPadding
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.chore.title
                    caption: row.chore.caption
                }
            }
        }
    }
}
