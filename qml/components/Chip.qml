// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A choice that can be on or off: filled when on, framed when off.
Touchable {
    id: root

    property string iconName
    readonly property color ink: checked ? Theme.surface : Theme.ink2

    checkable: true
    topInset: Theme.gapSmall
    bottomInset: Theme.gapSmall
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.space3
    bottomPadding: Theme.space3
    ringRadius: height / 2
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.ink : "transparent"
        border.width: root.checked ? 0 : Theme.lineControlWidth
        border.color: Theme.lineControl
    }
    contentItem: CentredRow {
        spacing: Theme.gapSmall

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(18)
            color: root.ink
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.text
            color: root.ink
            font: Theme.control
        }
    }
}
