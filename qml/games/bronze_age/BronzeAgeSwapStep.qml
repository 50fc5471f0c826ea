// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Ships turn one good into another; those who may trade do so here too.
StepBody {
    id: root

    required property BronzeTable table
    readonly property BronzeBarter barter: table.barter
    readonly property list<string> goodIds: barter.wareIds.slice(0, 5)
    readonly property real labelWidth: Theme.largeText || width <= Theme.phoneWidth ? 48 : 114

    function valuesOf(good: int): list<int> {
        switch (good) {
        case 0:
            return root.table.woodValues;
        case 1:
            return root.table.stoneValues;
        case 2:
            return root.table.potteryValues;
        case 3:
            return root.table.clothValues;
        }
        return root.table.spearheadsValues;
    }

    StepHead {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space1
        visible: root.barter.canSwap
        text: root.barter.swapsNote
        caption: root.barter.swapFrom < 0
            //: How ships are used: the first of two taps.
            ? qsTr("Tap the good you give")
            //: How ships are used: the second of two taps.
            : qsTr("Now tap the good you get for it")

        Icon {
            name: "dev-shipping"
            size: Theme.iconSize(34)
            color: Theme.accent
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: root.barter.canSwap
        spacing: Theme.space1

        Repeater {
            model: root.goodIds

            SwapRow {
                required property int index
                // The dearest good stands on top, as on the board.
                readonly property int place: root.goodIds.length - 1 - index

                objectName: "swap-" + good
                Layout.fillWidth: true
                good: root.goodIds[place] ?? ""
                name: root.table.goodNames[place] ?? ""
                values: root.valuesOf(place)
                value: root.barter.mine[place] ?? 0
                labelWidth: root.labelWidth
                places: root.table.woodValues.length
                chosen: root.barter.swapFrom === place
                onClicked: root.barter.tapGood(place)
                onHeld: root.explain(good, good)
            }
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
        visible: root.barter.canTrade
        barter: root.barter
    }
    foot: TradeButton {
        Layout.fillWidth: true
        visible: root.barter.canTrade
        barter: root.barter
    }
}
