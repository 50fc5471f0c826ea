// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Trading with the others before building.
StepBody {
    id: root

    required property BronzeTable table
    readonly property BronzeBarter barter: table.barter

    StepHead {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space1
        //: The title of the step in which players trade.
        text: qsTr("Trade with the others")
        //: What a trade is.
        caption: qsTr("Goods and food, as you both agree")

        Icon {
            name: "ui-trade"
            size: Theme.iconSize(32)
            color: Theme.accent
        }
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: TradePanel {
        Layout.fillWidth: true
        Layout.fillHeight: false
        Layout.alignment: Qt.AlignTop
        barter: root.barter
    }
    foot: TradeButton {
        Layout.fillWidth: true
        barter: root.barter
    }
}
