// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Makes the trade as entered, or says what is missing.
ActionButton {
    id: root

    required property BronzeBarter barter

    objectName: "trade"
    enabled: barter.ready
    //: Makes the trade that was entered.
    text: qsTr("Trade")
    hint: enabled ? "" : barter.whyNot
    onClicked: root.barter.trade()
}
