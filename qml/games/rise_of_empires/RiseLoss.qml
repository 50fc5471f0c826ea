// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// How many cubes a player loses in a battle, between a seal and two circles.
Item {
    id: root

    required property tableCounter counter
    required property string colour

    // By these names the accessibility bridge finds the range.
    readonly property int value: counter.value
    readonly property int minimumValue: counter.least
    readonly property int maximumValue: counter.most
    readonly property int stepSize: 1

    signal chosen(int value)

    function move(step: int) {
        const next = root.value + step;
        if (next >= root.counter.least && next <= root.counter.most)
            root.chosen(next);
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    objectName: counter.id
    enabled: counter.id !== ""
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: counter.title
    Accessible.onIncreaseAction: root.move(1)
    Accessible.onDecreaseAction: root.move(-1)
    Keys.onUpPressed: root.move(1)
    Keys.onRightPressed: root.move(1)
    Keys.onDownPressed: root.move(-1)
    Keys.onLeftPressed: root.move(-1)

    Row {
        id: row

        PlayerSeal {
            anchors.verticalCenter: parent.verticalCenter
            colour: root.colour
            size: 26
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(34, implicitWidth + Theme.space2)
            horizontalAlignment: Text.AlignHCenter
            //: Cubes lost in a battle.
            text: root.value > 0 ? qsTr("−%1").arg(root.value) : "0"
            color: root.value > 0 ? Theme.harm : Theme.ink2
            font: Theme.count
        }
        IconButton {
            objectName: "less"
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            filled: true
            enabled: root.value > root.counter.least
            iconName: "ui-minus"
            iconSize: 22
            //: Lowers a number. %1 is what is counted.
            name: qsTr("Less: %1").arg(root.counter.title)
            onClicked: root.move(-1)
        }
        IconButton {
            objectName: "more"
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            filled: true
            enabled: root.value < root.counter.most
            iconName: "ui-plus"
            iconSize: 22
            //: Raises a number. %1 is what is counted.
            name: qsTr("More: %1").arg(root.counter.title)
            onClicked: root.move(1)
        }
    }
    FocusRing {
        shown: root.activeFocus
        around: root.height / 2
    }
}
