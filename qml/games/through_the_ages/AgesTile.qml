// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A choice as a tile: a drawing or a seal, a word, a small figure.
AgesChoice {
    id: root

    required property agesRow row
    /// A seal beside its figure.
    property bool seal: false

    choice: row.choice
    implicitHeight: Math.max(Theme.touchTarget, column.implicitHeight + Theme.space3)
    opacity: can ? 1 : 0.5
    ringRadius: Theme.radiusControl
    Accessible.checkable: true
    Accessible.checked: choice.chosen

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.choice.chosen ? Theme.accentSoft : root.down ? Theme.surfaceAlt : Theme.surface
        border.width: root.choice.chosen ? Theme.lineSelection : Theme.lineControlWidth
        border.color: root.choice.chosen ? Theme.accent : Theme.lineControl
    }

    Column {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        // Seals in a row stand in line, however long the names below them are.
        y: root.seal ? Theme.space3 / 2 : (parent.height - height) / 2
        width: parent.width - Theme.space2
        spacing: Theme.lineSelection

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.seal
            spacing: Theme.gapSmall

            PlayerSeal {
                size: 30
                colour: root.table.colours[root.row.seat] ?? ""
            }
            AgesFigures {
                anchors.verticalCenter: parent.verticalCenter
                figures: root.row.figures
                face: Theme.label
            }
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !root.seal && root.choice.icon !== ""
            name: root.choice.icon
            size: Theme.iconSize(26)
            color: root.choice.chosen ? Theme.onAccentSoft : Theme.ink2
        }
        AgesTileWords {
            width: parent.width
            text: root.choice.title
            color: root.choice.chosen ? Theme.onAccentSoft : Theme.ink
            font: root.choice.icon === "" && !root.seal ? Theme.label : Theme.microBold
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.choice.note !== ""
            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.row.sign !== ""
                name: root.row.sign
                size: Theme.iconSize(14)
                color: Theme.ink2
            }
            Words {
                width: Math.min(implicitWidth, column.width - (root.row.sign === "" ? 0 : Theme.iconSize(14) + Theme.lineSelection))
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.choice.note
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space1
        visible: root.choice.count > 1
        width: Math.max(height, count.implicitWidth + Theme.gapSmall)
        height: count.implicitHeight
        radius: height / 2
        color: Theme.surfaceAlt

        Words {
            id: count

            anchors.centerIn: parent
            text: root.choice.count
            font: Theme.microBold
        }
    }
}
