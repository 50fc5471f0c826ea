// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The tactic with the units of an army and what its armies add.
Touchable {
    id: root

    required property AgesTable table
    required property agesRow tactic
    readonly property bool known: tactic.choice.status !== ""

    objectName: tactic.choice.id
    enabled: tactic.choice.id !== ""
    ringRadius: Theme.radiusSmall
    Accessible.name: tactic.choice.spoken
    onClicked: root.table.touch(tactic.choice.id)

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.lineSelection
            radius: Theme.radiusSmall
            color: root.known ? Theme.surface : "transparent"
            border.width: root.known ? Theme.lineHair : 0
            border.color: Theme.line

            DashedFrame {
                anchors.fill: parent
                visible: !root.known
                radius: Theme.radiusSmall
                ink: Theme.lineControl
            }
        }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapSmall
        width: parent.width - 2 * x

        TextMetrics {
            id: natural

            text: root.tactic.choice.title
            font: Theme.sheet
        }
        Row {
            width: parent.width
            spacing: Theme.lineSelection

            Icon {
                id: flag

                anchors.verticalCenter: parent.verticalCenter
                // A long name has its place.
                visible: width + parent.spacing + natural.advanceWidth <= parent.width
                name: root.tactic.sign
                size: Theme.iconSize(13)
                color: Theme.ink2
            }
            Words {
                width: parent.width - (flag.visible ? flag.width + parent.spacing : 0)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                elide: Text.ElideRight
                text: root.tactic.choice.title
                font: Theme.sheet
            }
        }
        Item {
            width: parent.width
            visible: root.known
            implicitHeight: bonus.implicitHeight

            AgesFigures {
                anchors.verticalCenter: parent.verticalCenter
                visible: width + bonus.width <= parent.width
                spacing: 0
                size: Theme.iconSize(13)
                figures: root.tactic.figures
            }
            Row {
                id: bonus

                anchors.right: parent.right

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "tta-strength"
                    size: Theme.iconSize(12)
                    color: Theme.ink2
                }
                Words {
                    text: "+" + root.tactic.choice.count
                    font: Theme.microBold
                }
            }
        }
    }
}
