// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// What is exchanged for a payment, and why it does not do. Last on its page, because both come and go.
Column {
    id: root

    required property StoneTable table
    required property stonePayment payment

    spacing: Theme.space2

    Card {
        width: parent.width
        visible: root.payment.exchange.id !== ""
        padding: 0

        SettingRow {
            objectName: root.payment.exchange.id
            width: parent.width
            clickable: root.payment.exchange.enabled
            iconName: root.payment.exchange.icon
            title: root.payment.exchange.title
            caption: root.payment.exchange.note
            arrow: root.payment.exchange.enabled
            onClicked: root.table.touch(root.payment.exchange.id)
        }
    }
    NoteLine {
        objectName: "problem"
        width: parent.width
        visible: root.payment.problem !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.payment.problem
    }
}
