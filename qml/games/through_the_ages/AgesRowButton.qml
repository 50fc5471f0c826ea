// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A row with its price, what it is, what it takes and what it changes.
AgesChoice {
    id: root

    required property agesRow row
    /// Figures stand below the words, not at the end.
    property bool below: false
    /// At the upper or lower end of its card.
    property bool first: false
    property bool last: false
    readonly property bool under: below || Theme.textScale > 1.25
    /// It has room for its check from the beginning, so that no words move when it is chosen.
    readonly property bool choosable: can && choice.cost === "" && row.figures.length === 0
    readonly property bool told: choice.id === "" || can
    readonly property bool figured: under && told && (row.figures.length > 0 || row.civil + row.military > 0)
    readonly property color ink: choice.chosen ? Theme.onAccentSoft : told ? Theme.ink : Theme.ink2

    choice: row.choice
    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight + Theme.space3)
    pressedScale: 1
    ringRadius: Theme.radiusTile
    Accessible.checkable: choice.chosen
    Accessible.checked: choice.chosen

    background: Item {
        clip: visible
        visible: root.choice.chosen || root.down

        // It keeps within the corners of its card.
        Rectangle {
            y: root.first ? 0 : -radius
            width: parent.width
            height: parent.height - y + (root.last ? 0 : radius)
            radius: Theme.radiusCard
            color: root.choice.chosen ? Theme.accentSoft : Theme.surfaceAlt
        }
    }

    Row {
        id: start

        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapMedium

        AgesPrice {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.cost !== ""
            icon: root.choice.icon
            cost: root.choice.cost
            can: root.can
        }
        PlayerSeal {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.row.seat >= 0 && root.row.sign === ""
            size: 32
            colour: root.table.colours[root.row.seat] ?? ""
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.row.sign !== ""
            name: root.row.sign
            size: Theme.iconSize(24)
            color: root.row.ink === "" ? (root.told ? Theme.ink2 : Theme.ink3) : AgesInk.of(root.row.ink)
        }
    }
    Column {
        id: words

        anchors.left: start.right
        anchors.leftMargin: start.width > 0 ? Theme.gapMedium : 0
        anchors.right: end.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.lineHair

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.choice.title
            color: root.ink
            font: Theme.label
        }
        TextMetrics {
            id: natural

            text: root.choice.note
            font: Theme.caption
        }
        // One line whether it can be done or not: the row stands still.
        Flow {
            width: parent.width
            visible: root.figured || root.choice.note !== ""
            spacing: Theme.gapSmall

            Row {
                visible: root.figured && root.row.civil + root.row.military > 0
                spacing: Theme.lineSelection

                Repeater {
                    model: root.row.civil + root.row.military

                    AgesActionToken {
                        required property int index

                        military: index >= root.row.civil
                        size: Theme.iconSize(14)
                    }
                }
            }
            AgesFigures {
                visible: root.figured && root.row.figures.length > 0
                figures: root.under ? root.row.figures : []
            }
            Words {
                width: Math.min(Math.ceil(natural.advanceWidth) + Theme.lineHair, parent.width)
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.choice.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    Row {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        AgesFigures {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.under
            figures: root.under ? [] : root.row.figures
        }
        PlayerSeal {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.row.seat >= 0 && root.row.sign !== ""
            size: 26
            colour: root.table.colours[root.row.seat] ?? ""
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.chosen || root.choosable
            opacity: root.choice.chosen ? 1 : 0
            name: "ui-check"
            size: Theme.iconSize(20)
            color: Theme.accent
        }
    }
}
