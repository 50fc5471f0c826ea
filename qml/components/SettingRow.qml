// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A row of a list: icon, what it is, and at the right what it is set to.
Touchable {
    id: root

    property string iconName
    property string title
    property string caption
    property bool arrow: false
    /// False where only what stands at the right can be touched.
    property bool clickable: true
    default property alias content: slot.data

    implicitHeight: Math.max(60, row.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.gapSmall
    bottomPadding: Theme.gapSmall
    pressedScale: 1
    opacity: enabled ? 1 : 0.4
    focusPolicy: clickable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: clickable ? Accessible.Button : Accessible.StaticText
    Accessible.name: title
    Accessible.description: caption

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down && root.clickable ? Theme.surfaceAlt : "transparent"
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        spacing: Theme.cardPadding

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(24)
            color: Theme.ink2
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                visible: root.caption !== ""
                wrapMode: Text.Wrap
                text: root.caption
                color: Theme.ink2
                font: Theme.caption
            }
        }
        RowLayout {
            id: slot

            visible: children.length > 0
        }
        Icon {
            visible: root.arrow
            name: "ui-next"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
    }
}
