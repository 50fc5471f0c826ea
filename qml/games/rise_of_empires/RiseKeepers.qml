// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The players who keep tiles, in any order; those who have chosen carry a tick.
Row {
    id: root

    required property RiseTable table
    readonly property list<tableChoice> players: table.keep.players
    property tableChoice none
    readonly property int count: Math.max(1, players.length)
    /// Each as wide as its name needs, and what is left is shared out.
    readonly property list<real> needs: [...players].map(player => Math.ceil(face.advanceWidth(player.title)) + 30 + 3 * Theme.gapSmall)
    readonly property real free: width - (count - 1) * spacing
    readonly property real spare: [...needs].reduce((left, need) => left - need, free)
    /// The name of who chooses stands above, so where not all fit there are none.
    readonly property bool named: spare >= 0

    spacing: Theme.space1

    FontMetrics {
        id: face

        font: Theme.captionBold
    }
    Repeater {
        model: root.players.length

        Touchable {
            id: tab

            required property int index
            readonly property tableChoice row: root.players[index] ?? root.none

            objectName: row.id
            width: root.named ? (root.needs[index] ?? 0) + root.spare / root.count : root.free / root.count
            enabled: row.enabled
            ringRadius: Theme.touchTarget / 2
            Accessible.role: Accessible.PageTab
            Accessible.name: row.title
            Accessible.checkable: true
            Accessible.checked: row.chosen
            onClicked: root.table.touch(row.id)

            background: Rectangle {
                radius: height / 2
                color: tab.row.chosen ? Theme.surface : "transparent"
                border.width: tab.row.chosen ? Theme.lineSelection : 0
                border.color: Theme.accent
            }

            PlayerSeal {
                id: seal

                x: name.visible ? Theme.gapSmall : (parent.width - width) / 2
                anchors.verticalCenter: parent.verticalCenter
                size: 30
                opacity: tab.row.status === "done" ? 0.5 : 1
                colour: root.table.colours[tab.row.count] ?? ""
            }
            Icon {
                anchors.right: seal.right
                anchors.bottom: seal.bottom
                visible: tab.row.status === "done"
                name: "ui-check"
                size: 18
                color: Theme.safe
            }
            Words {
                id: name

                anchors.left: seal.right
                anchors.right: parent.right
                anchors.margins: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                visible: root.named
                elide: Text.ElideRight
                text: tab.row.title
                color: tab.row.chosen ? Theme.ink : Theme.ink2
                font: Theme.captionBold
            }
        }
    }
}
