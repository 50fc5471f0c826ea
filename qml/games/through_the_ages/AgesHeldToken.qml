// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The worker in the hand, over everything, and what letting it go here would do.
Item {
    id: root

    required property AgesTokenHand hand
    readonly property agesRow does: hand.there.row

    // Over everything, since only there is every press seen; it takes none.
    PointHandler {
        onActiveChanged: {
            if (active)
                root.hand.comeDown(point.position);
        }
    }
    Rectangle {
        visible: root.hand.lifted
        x: root.hand.at.x - width / 2
        y: root.hand.at.y - height / 2
        width: Theme.touchTarget + 2 * Theme.lineSelection
        height: width
        radius: height / 2
        color: Theme.surface
        border.width: Theme.lineSelection
        border.color: root.hand.takes ? Theme.accent : Theme.lineControl

        AgesWorkerToken {
            anchors.centerIn: parent
            size: Theme.touchTarget - 2 * Theme.lineSelection
        }
    }
    Rectangle {
        objectName: "bubble"
        x: Math.max(Theme.space1, Math.min(root.width - width - Theme.space1, root.hand.at.x - width / 2))
        y: Math.max(Theme.space1, root.hand.at.y - Theme.touchTarget / 2 - height - Theme.space2)
        visible: root.hand.lifted && root.hand.takes
        width: words.width + 2 * Theme.space3
        height: words.height + 2 * Theme.gapMedium
        radius: Theme.radiusTile
        color: Theme.ink

        Row {
            id: words

            x: Theme.space3
            y: Theme.gapMedium
            spacing: Theme.gapMedium

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: root.does.choice.title
                color: Theme.bg
                font: Theme.label
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.lineSelection

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.does.choice.icon
                    size: Theme.iconSize(16)
                    color: Theme.bg
                }
                Words {
                    text: root.does.choice.cost
                    color: Theme.bg
                    font: Theme.captionBold
                }
            }
            AgesFigures {
                anchors.verticalCenter: parent.verticalCenter
                figures: root.does.figures
                ink: Theme.bg
                oneInk: true
            }
        }
    }
}
