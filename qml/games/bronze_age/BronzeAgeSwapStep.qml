// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Ships turn one good into another.
StepBody {
    id: root

    required property BronzeTable table
    readonly property bronzeSwapPage page: table.swap
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
        text: root.page.title
        caption: root.page.giving
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
        spacing: Theme.space1

        Repeater {
            model: root.page.goods.length

            SwapRow {
                required property int index
                // The dearest good stands on top, as on the board.
                readonly property int place: root.page.goods.length - 1 - index
                readonly property tableChoice row: root.page.goods[place]

                objectName: row.id
                Layout.fillWidth: true
                good: row.icon
                name: row.title
                values: root.valuesOf(place)
                value: row.count
                labelWidth: root.labelWidth
                places: root.table.woodValues.length
                chosen: row.chosen
                onClicked: root.table.touch(row.id)
                onHeld: root.explain(good, good)
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
