// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// What a disaster does to one player, in a seal and a few signs.
Row {
    id: root

    required property bronzeVictim victim

    readonly property bool sheltered: victim.shelter !== ""

    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    //: Spoken: what a disaster does to a player. %1 is the player, %2 the loss, such as "−3".
    Accessible.name: sheltered ? qsTr("%1 is sheltered by %2").arg(victim.name).arg(victim.shelter)
                               //: Spoken: %1 is the player, %2 the loss, such as "−3".
                               : qsTr("%1: %2").arg(victim.name).arg(victim.loss)

    PlayerSeal {
        id: seal

        colour: root.victim.colour
        size: Theme.iconSize(28)
    }
    Icon {
        anchors.verticalCenter: seal.verticalCenter
        visible: root.victim.goodsLost !== ""
        name: "good"
        size: Theme.iconSize(20)
        color: Theme.harm
    }
    Words {
        anchors.verticalCenter: seal.verticalCenter
        visible: !root.sheltered
        text: root.victim.goodsLost === "" ? root.victim.loss : root.victim.goodsLost
        color: Theme.harm
        font: Theme.label
    }
    Icon {
        anchors.verticalCenter: seal.verticalCenter
        visible: root.sheltered
        name: "ui-shield"
        size: Theme.iconSize(20)
        color: Theme.safe
    }
}
