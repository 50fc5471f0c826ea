// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a purchase costs: proposed, and changed piece by piece.
Column {
    id: root

    required property StonePurchase purchase

    spacing: Theme.space2

    SectionHead {
        width: parent.width
        //: Head of a payment; what is paid follows.
        text: qsTr("You pay")
        note: root.purchase.paid
        small: true
    }
    Prose {
        width: parent.width
        visible: Theme.largeText
        text: root.purchase.paid
    }
    PayRows {
        width: parent.width
        visible: root.purchase.rows.length > 0
        rows: root.purchase.rows
        onChanged: (row, count) => root.purchase.setCount(row, count)
    }
}
