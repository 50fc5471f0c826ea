// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// The ships of a player, and the next one for its price: beside them, or below where that is too narrow.
Item {
    id: root

    required property tableChoice ship

    readonly property int most: 5

    /// Asks what ships do.
    signal held
    signal tapped

    readonly property bool stacked: ships.width + Theme.space2 + chip.implicitWidth > width

    implicitHeight: stacked ? ships.height + Theme.space1 + chip.height : chip.height

    Row {
        id: ships

        y: root.stacked ? 0 : (chip.height - height) / 2
        spacing: Theme.lineSelection
        Accessible.role: Accessible.StaticText
        //: Spoken: the ships of a player.
        Accessible.name: qsTr("%n ships", "", root.ship.count)

        Repeater {
            model: root.most

            Icon {
                required property int index
                readonly property bool there: index < root.ship.count

                name: "dev-shipping"
                size: 28
                color: there ? Theme.accent : Theme.lineStrong
                opacity: there ? 1 : 0.5
            }
        }
    }
    Touchable {
        id: chip

        objectName: root.ship.id
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: Math.min(implicitWidth, root.width)
        leftPadding: Theme.cardPadding
        rightPadding: Theme.cardPadding
        topInset: Theme.space1
        bottomInset: Theme.space1
        ringRadius: height / 2
        enabled: root.ship.enabled
        opacity: enabled ? 1 : 0.4
        //: Pays a wood and a cloth for one more ship.
        text: qsTr("Build a ship")
        Accessible.description: qsTr("Costs 1 wood and 1 cloth")
        onClicked: root.tapped()
        onPressAndHold: root.held()

        background: Rectangle {
            radius: height / 2
            color: Theme.accentSoft
            border.width: Theme.lineControlWidth
            border.color: Theme.accent
        }
        contentItem: RowLayout {
            spacing: Theme.gapSmall

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: chip.text
                color: Theme.onAccentSoft
                font: Theme.control
            }
            Icon {
                name: "wood"
                size: 22
                color: BronzeAgeInk.wood
            }
            Icon {
                name: "cloth"
                size: 22
                color: BronzeAgeInk.cloth
            }
        }
    }
}
