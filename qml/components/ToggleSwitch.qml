// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// On or off. Its text is spoken, not drawn: it stands at the end of a row that has the words.
Touchable {
    id: root

    checkable: true
    implicitWidth: 52
    pressedScale: 1
    ringRadius: Theme.radiusCard
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    background: Item {
        Rectangle {
            anchors.centerIn: parent
            width: parent.width
            height: 32
            radius: height / 2
            color: root.checked ? Theme.accent : Theme.sunken
            border.width: Theme.lineSelection
            border.color: root.checked ? Theme.accent : Theme.lineStrong

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: root.checked ? parent.width - width - Theme.space1 : Theme.gapSmall + 1
                width: root.checked ? 24 : 18
                height: width
                radius: height / 2
                color: root.checked ? Theme.onAccent : Theme.lineStrong

                Behavior on x {
                    NumberAnimation {
                        duration: Theme.stateTime
                        easing.type: Easing.OutCubic
                    }
                }
            }
        }
    }
}
