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
    readonly property bronzeBuyPage page: table.buy

    covered: page.paying

    function firstAffordable(): int {
        let first = 0;
        while (first < root.page.offers.length && root.page.offers[first].row.status !== "affordable")
            ++first;
        return first;
    }

    next: rows.itemAt(root.firstAffordable())

    component Purse: StepHead {
        text: root.page.title
        caption: root.page.note
        note: root.page.ownedNote

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

                model: root.page.offers.length

                DevelopmentRow {
                    id: row

                    required property int index
                    readonly property bronzeOffer offer: root.page.offers[index]

                    objectName: offer.row.id
                    Layout.fillWidth: true
                    cost: offer.cost
                    iconName: offer.row.icon
                    name: offer.row.title
                    effect: offer.effect
                    points: offer.points
                    status: offer.row.status
                    note: offer.row.note
                    last: index === root.page.offers.length - 1
                    selected: offer.row.chosen
                    onTapped: {
                        root.table.touch(row.offer.row.id);
                        payment.follow();
                    }
                    onHeld: root.explain(row.offer.development, row.offer.row.icon)
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
        id: payment

        table: root.table
        wanted: root.page.paying
    }
}
