// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The culture of the player and of the Rival, each with what a turn brings, and between them who is ahead.
Card {
    id: root

    required property AgesTable table
    required property agesRivalLead lead

    Accessible.role: Accessible.StaticText
    Accessible.name: lead.spoken

    Item {
        id: both

        /// What each side has for its words.
        readonly property real room: width / 2 - ownSeal.width - Theme.space3 - Theme.space1

        width: parent.width
        implicitHeight: Math.max(own.height, its.height, Theme.largeText ? own.height + between.height : 0)

        PlayerSeal {
            id: ownSeal

            y: (own.height - height) / 2
            size: 42
            colour: root.table.colours[0] ?? ""
        }
        Column {
            id: own

            anchors.left: ownSeal.right
            anchors.leftMargin: Theme.space3

            Words {
                text: root.lead.own
                font: Theme.heading
            }
            Words {
                width: Math.min(implicitWidth, both.room)
                wrapMode: Text.WordWrap
                text: root.lead.ownGain
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Words {
            id: between

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.largeText ? own.height : (own.height - height) / 2
            text: root.lead.text
            color: root.lead.ahead ? Theme.accent : Theme.harm
            font: Theme.captionBold
        }
        Column {
            id: its

            anchors.right: itsSeal.left
            anchors.rightMargin: Theme.space3

            Words {
                anchors.right: parent.right
                text: root.lead.its
                font: Theme.heading
            }
            Words {
                anchors.right: parent.right
                width: Math.min(implicitWidth, both.room)
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.WordWrap
                text: root.lead.itsGain
                color: Theme.ink2
                font: Theme.caption
            }
        }
        PlayerSeal {
            id: itsSeal

            anchors.right: parent.right
            y: ownSeal.y
            size: ownSeal.size
            colour: root.table.colours[1] ?? ""
        }
    }
}
