// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a purchase costs: proposed, and changed piece by piece.
Column {
    id: root

    required property StoneTable table
    required property stonePayment payment

    spacing: Theme.space2

    SectionHead {
        width: parent.width
        //: Head of a payment; what is paid follows.
        text: qsTr("You pay")
        note: root.payment.paid
        small: true
    }
    // Room for two lines: the rows below, which change it, stay there. Longer words become smaller.
    Prose {
        width: parent.width
        height: Math.ceil(2 * line.height)
        visible: Theme.largeText
        verticalAlignment: Text.AlignTop
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.smallestText
        text: root.payment.paid

        FontMetrics {
            id: line

            font: Theme.body
        }
    }
    PayRows {
        width: parent.width
        visible: root.payment.rows.length > 0
        rows: root.payment.rows
        onChanged: (id, count) => root.table.touch(id, count)
    }
}
