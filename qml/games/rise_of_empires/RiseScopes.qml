// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What figures are for: always, or for each tile of a kind. A dot tells where there are some.
Grid {
    id: root

    required property RiseTable table
    required property list<tableChoice> scopes
    /// While a list is emptied its cells are still there for a moment.
    property tableChoice none

    columns: Theme.largeText ? 3 : Math.max(1, scopes.length)
    spacing: Theme.gapSmall

    Repeater {
        model: root.scopes.length

        Touchable {
            id: cell

            required property int index
            readonly property tableChoice scope: root.scopes[index] ?? root.none

            objectName: scope.id
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            implicitHeight: frame.height + Theme.lineSelection + label.implicitHeight
            ringRadius: Theme.radiusTile
            Accessible.role: Accessible.RadioButton
            Accessible.name: scope.title
            Accessible.checkable: true
            Accessible.checked: scope.chosen
            onClicked: root.table.touch(scope.id)

            Rectangle {
                id: frame

                width: parent.width
                height: Theme.touchTarget
                radius: Theme.radiusTile
                color: cell.scope.chosen ? Theme.accentSoft : cell.down ? Theme.surfaceAlt : Theme.surface
                border.width: cell.scope.chosen ? Theme.lineSelection : Theme.lineControlWidth
                border.color: cell.scope.chosen ? Theme.accent : Theme.lineControl

                Icon {
                    anchors.centerIn: parent
                    name: cell.scope.icon
                    color: cell.scope.chosen ? Theme.onAccentSoft : Theme.ink
                }
                Rectangle {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: Theme.space1
                    visible: cell.scope.status === "filled"
                    width: Theme.space2
                    height: width
                    radius: height / 2
                    color: Theme.accent
                }
            }
            Words {
                id: label

                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                text: cell.scope.title
                color: cell.scope.chosen ? Theme.onAccentSoft : Theme.ink2
                font: Theme.sheet
            }
        }
    }
}
