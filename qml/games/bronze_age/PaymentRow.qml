// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One kind of good to pay with, wholly or not at all. A locked one is always paid.
Touchable {
    id: root

    property string iconName
    property color iconColor: Theme.ink2
    property string name
    property string caption
    property string value
    property bool locked: false

    checkable: !locked
    enabled: !locked
    implicitHeight: Math.max(Theme.buttonHeight, implicitContentHeight)
    pressedScale: 1
    ringRadius: Theme.radiusSmall
    Accessible.role: Accessible.CheckBox
    //: Spoken: %1 is a good, %2 what it is worth.
    Accessible.name: qsTr("%1, worth %2").arg(name).arg(value)
    Accessible.description: caption
    Accessible.checkable: true
    Accessible.checked: checked || locked

    contentItem: RowLayout {
        spacing: Theme.space3

        Icon {
            name: root.iconName
            size: Theme.iconSize(30)
            color: root.iconColor
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.name
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                visible: root.caption !== "" && !Theme.largeText
                wrapMode: Text.Wrap
                text: root.caption
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Words {
            Layout.minimumWidth: 34
            horizontalAlignment: Text.AlignRight
            text: root.value
            color: root.checked || root.locked ? Theme.ink : Theme.ink3
            font: Theme.heading
        }
        Rectangle {
            implicitWidth: 30
            implicitHeight: 30
            radius: Theme.radiusSmall - 1
            color: root.checked && !root.locked ? Theme.accent : "transparent"
            border.width: root.checked || root.locked ? 0 : Theme.lineSelection
            border.color: Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                name: root.locked ? "ui-lock" : root.checked ? "ui-check" : ""
                size: 22
                color: root.locked ? Theme.ink3 : Theme.onAccent
            }
        }
    }
}
