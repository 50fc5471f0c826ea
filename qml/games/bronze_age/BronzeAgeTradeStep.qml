// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Trading with the others, before building or after, as the edition has it.
StepBody {
    id: root

    required property BronzeTable table
    readonly property bronzeTradePage page: table.trade

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
    ActionButton {
        objectName: root.page.swaps.id
        visible: root.page.swaps.id !== ""
        Layout.fillWidth: true
        kind: "tonal"
        iconName: "ui-swap"
        text: root.page.swaps.title
        onClicked: root.table.touch(root.page.swaps.id)
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: TradePanel {
        Layout.fillWidth: true
        Layout.fillHeight: false
        Layout.alignment: Qt.AlignTop
        page: root.page
        onTouched: (id, number) => root.table.touch(id, number)
    }
    foot: ActionButton {
        objectName: root.page.trade.id
        Layout.fillWidth: true
        enabled: root.page.trade.enabled
        text: root.page.trade.title
        hint: root.page.trade.why
        onClicked: root.table.touch(root.page.trade.id)
    }
}
