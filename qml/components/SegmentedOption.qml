// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One segment of a SegmentedChoice, which holds the focus for all of them.
Touchable {
    id: root

    property string iconName
    property color chosenIconColor: Theme.ink2
    property bool chosen: false
    property bool ringed: false

    implicitWidth: Math.max(Theme.touchTarget, row.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touchTarget, row.implicitHeight + topPadding + bottomPadding)
    focusPolicy: Qt.NoFocus
    pressedScale: 1
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapSmall
    topPadding: Theme.gapSmall
    bottomPadding: Theme.gapSmall
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.lineSelection
            visible: root.chosen || root.down
            radius: Theme.radiusSegment
            color: root.chosen ? Theme.surface : "transparent"
            border.width: Theme.lineSelection
            border.color: root.chosen ? Theme.accent : Theme.lineControl

            // In the corner: however long the words are, there is room for it.
            Icon {
                anchors.top: parent.top
                anchors.right: parent.right
                anchors.margins: Theme.space1
                visible: root.chosen
                name: "ui-check"
                size: 14
                color: Theme.accent
            }
            FocusRing {
                shown: root.ringed
                around: Theme.radiusSegment
            }
        }
    }
    Widest {
        id: natural

        texts: [root.text]
        font: Theme.control
    }
    // A positioner: a layout would keep the height of a first, narrow try.
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(22)
            color: root.chosen ? root.chosenIconColor : Theme.ink2
        }
        Words {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, Math.min(natural.width, root.availableWidth - (sign.visible ? sign.size + row.spacing : 0)))
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.text
            color: root.chosen ? Theme.ink : Theme.ink2
            font: Theme.control
        }
    }
}
