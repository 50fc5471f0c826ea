// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// How a development is paid: proposed, and changed row by row.
BottomSheet {
    id: root

    required property BronzeMarket market
    required property list<string> goodIds
    required property list<string> goodNames

    readonly property bool wanted: market.chosen.id !== ""
    readonly property color verdictColor: {
        switch (market.verdictKind) {
        case "safe":
            return Theme.safe;
        case "harm":
            return Theme.harm;
        }
        return Theme.accent;
    }

    title: market.chosen.name
    onWantedChanged: wanted ? open() : close()
    onClosed: market.layAside()
    Component.onCompleted: {
        // The sheet may have been open when the app was left.
        if (root.wanted)
            root.open();
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.cardPadding

        Rectangle {
            visible: !Theme.largeText
            implicitWidth: Theme.buttonHeight
            implicitHeight: Theme.buttonHeight
            radius: Theme.radiusCard
            color: Theme.accentSoft

            Icon {
                anchors.centerIn: parent
                name: root.market.chosen.icon
                size: 34
                color: Theme.onAccentSoft
            }
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.market.chosen.name
            textFont: Theme.title
            caption: root.market.chosen.effect
        }
        ColumnLayout {
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.alignment: Qt.AlignRight
                text: "+" + root.market.chosen.points
                font: Theme.title
                Accessible.ignored: false
            }
            Words {
                Layout.alignment: Qt.AlignRight
                //: Below the points of a development.
                text: qsTr("points", "", root.market.chosen.points)
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    PaymentBar {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        goodIds: root.goodIds
        coins: root.market.coins
        values: root.market.values
        spent: root.market.spent
        food: root.market.food * root.market.coinsPerFood
        paid: root.market.paid
        cost: root.market.chosen.cost
    }
    NoteLine {
        objectName: "verdict"
        Layout.fillWidth: true
        Layout.topMargin: -Theme.space1
        iconName: root.market.verdictKind === "safe" ? "ui-check" : root.market.verdictKind === "harm" ? "ui-warn" : "ui-info"
        text: root.market.verdict
        ink: root.verdictColor
    }
    HairLine {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.space2
    }
    PaymentRow {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.space2
        locked: true
        iconName: "coin"
        //: The coins of this turn, in a payment.
        name: qsTr("Coins")
        //: Coins go before goods.
        caption: qsTr("always spent first")
        value: root.market.coins
    }
    Repeater {
        model: root.goodIds

        PaymentRow {
            required property int index
            required property string modelData

            objectName: "row-" + modelData
            Layout.fillWidth: true
            Layout.bottomMargin: index < root.goodIds.length - 1 ? -Theme.space2 : 0
            // What it is set to comes back from the payment.
            checkable: false
            enabled: (root.market.counts[index] ?? 0) > 0
            opacity: enabled ? 1 : 0.55
            checked: enabled && (root.market.spent[index] ?? false)
            iconName: modelData
            iconColor: BronzeAgeInk.of(modelData)
            name: root.goodNames[index] ?? ""
            caption: root.market.rowNotes[index] ?? ""
            value: root.market.values[index] ?? 0
            onClicked: root.market.toggleRow(index)
        }
    }
    FoodForSale {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        visible: root.market.hasGranaries
        market: root.market
    }
    HairLine {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
    }
    NoteLine {
        Layout.fillWidth: true
        lines: 2
        text: root.market.stays
    }

    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "cancel"
            Layout.preferredHeight: Math.max(implicitHeight, Theme.buttonHeight)
            Layout.minimumWidth: 112
            kind: "tonal"
            //: Closes the payment without buying.
            text: qsTr("Cancel")
            onClicked: root.market.cancel()
        }
        ActionButton {
            objectName: "pay"
            Layout.fillWidth: true
            focus: true
            enabled: root.market.canPay
            text: root.market.payText
            onClicked: root.market.pay()
        }
    }
}
