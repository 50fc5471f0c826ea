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

    readonly property int tick: Theme.iconSize(18)

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
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            // The frame already tells; the tick comes where it costs the words nothing.
            visible: root.chosen && natural.width + root.tick + (sign.visible ? sign.size + row.spacing : 0)
                + row.spacing + Theme.space2 <= root.availableWidth
            name: "ui-check"
            size: root.tick
            color: Theme.accent
        }
    }
}
