// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The developments, with what can be paid now.
StepBody {
    id: root

    required property BronzeTable table
    readonly property BronzeMarket market: table.market

    function firstAffordable(): int {
        let first = 0;
        while (first < root.market.offers.length && root.market.offers[first].status !== "affordable")
            ++first;
        return first;
    }

    next: rows.itemAt(root.firstAffordable())

    component Purse: StepHead {
        text: root.market.title
        caption: root.market.note
        note: root.market.ownedNote

        Icon {
            name: "coin"
            size: Theme.iconSize(36)
            color: Theme.accent
        }
    }

    Purse {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space1
        Layout.bottomMargin: -Theme.space2
        visible: !root.split
    }
    Card {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        padding: Theme.lineHair

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Repeater {
                id: rows

                model: root.market.offers.length

                DevelopmentRow {
                    id: row

                    required property int index
                    readonly property bronzeOffer modelData: root.market.offers[index]

                    objectName: "offer-" + modelData.id
                    Layout.fillWidth: true
                    cost: modelData.cost
                    iconName: modelData.icon
                    name: modelData.name
                    effect: modelData.effect
                    points: modelData.points
                    status: modelData.status
                    note: modelData.note
                    last: index === root.market.offers.length - 1
                    selected: modelData.id === root.market.chosen.id
                    onTapped: root.market.choose(row.modelData.id)
                    onHeld: root.explain(row.modelData.id, row.modelData.icon)
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: Purse {
        Layout.fillWidth: true
        visible: root.split
    }

    PaymentSheet {
        market: root.market
        goodIds: root.table.barter.wareIds.slice(0, 5)
        goodNames: root.table.goodNames
    }
}
