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

    required property tableCounter food
    property int coinsEach: 0

    signal wanted(int next)

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
        caption: qsTr("%n coins each", "", root.coinsEach)
        captionShown: !Theme.largeText
    }
    Stepper {
        objectName: root.food.id
        //: Granaries: food sold in a payment.
        name: qsTr("Food")
        value: root.food.value
        to: root.food.most
        onChanged: next => root.wanted(next)
    }
}
