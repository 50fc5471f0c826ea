// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// What is exchanged for a payment, and why it does not do. Last on its page, because both come and go.
Column {
    id: root

    required property StonePurchase purchase

    spacing: Theme.space2

    Card {
        width: parent.width
        visible: root.purchase.exchange !== ""
        padding: 0

        SettingRow {
            objectName: "exchange"
            width: parent.width
            clickable: root.purchase.otherExchange
            iconName: "ui-trade"
            //: An exchange before a payment.
            title: qsTr("Exchange")
            caption: root.purchase.exchange
            arrow: root.purchase.otherExchange
            onClicked: root.purchase.nextExchange()
        }
    }
    NoteLine {
        objectName: "problem"
        width: parent.width
        visible: root.purchase.problem !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.purchase.problem
    }
}
