// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Granaries: food that is sold in a payment.
RowLayout {
    id: root

    required property BronzeMarket market

    spacing: Theme.space3

    Icon {
        name: "food"
        size: Theme.iconSize(30)
        color: BronzeAgeInk.food
    }
    TextPair {
        Layout.fillWidth: true
        //: Granaries: food sold in a payment.
        text: qsTr("Food")
        //: Granaries: what one food brings.
        caption: qsTr("%n coins each", "", root.market.coinsPerFood)
        captionShown: !Theme.largeText
    }
    Stepper {
        objectName: "pay-food"
        //: Granaries: food sold in a payment.
        name: qsTr("Food")
        value: root.market.food
        to: root.market.foodMost
        onChanged: next => root.market.setFood(next)
    }
}
