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

    required property BronzeTable table
    required property bool wanted
    readonly property bronzePayment payment: table.buy.payment
    readonly property bronzeOffer chosen: payment.chosen
    /// For a row that is about to go.
    property tableChoice none
    readonly property color verdictColor: {
        switch (root.payment.verdictKind) {
        case "safe":
            return Theme.safe;
        case "harm":
            return Theme.harm;
        }
        return Theme.accent;
    }

    function follow() {
        if (root.wanted)
            root.open();
        else
            root.close();
    }

    title: chosen.row.title
    onWantedChanged: root.follow()
    onClosed: {
        // Where undo has led here, whoever closes it goes on to undo or redo: what was taken back is not given up.
        if (root.wanted && !root.table.canRedo)
            root.table.touch(root.payment.close.id);
    }
    // The sheet may have been open when the app was left.
    Component.onCompleted: root.follow()

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
                name: root.chosen.row.icon
                size: 34
                color: Theme.onAccentSoft
            }
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.chosen.row.title
            textFont: Theme.title
            caption: root.chosen.effect
        }
        ColumnLayout {
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.alignment: Qt.AlignRight
                text: "+" + root.chosen.points
                font: Theme.title
                Accessible.ignored: false
            }
            Words {
                Layout.alignment: Qt.AlignRight
                //: Below the points of a development.
                text: qsTr("points", "", root.chosen.points)
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    PaymentBar {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        goodIds: root.table.goodIds
        coins: root.payment.coins
        values: [...root.payment.rows].map(row => row.count)
        spent: [...root.payment.rows].map(row => row.chosen)
        food: root.payment.food.value * root.payment.coinsPerFood
        paid: root.payment.paid
        cost: root.chosen.cost
    }
    NoteLine {
        objectName: "verdict"
        Layout.fillWidth: true
        Layout.topMargin: -Theme.space1
        iconName: root.payment.verdictKind === "safe" ? "ui-check" : root.payment.verdictKind === "harm" ? "ui-warn" : "ui-info"
        lines: Theme.largeText ? 2 : 1
        text: root.payment.verdict
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
        value: root.payment.coins
    }
    Repeater {
        model: root.payment.rows.length

        PaymentRow {
            required property int index
            readonly property tableChoice row: root.payment.rows[index] ?? root.none

            objectName: row.id
            Layout.fillWidth: true
            Layout.bottomMargin: index < root.payment.rows.length - 1 ? -Theme.space2 : 0
            // What it is set to comes back from the payment.
            checkable: false
            enabled: row.enabled
            opacity: enabled ? 1 : 0.55
            checked: enabled && row.chosen
            iconName: row.icon
            iconColor: BronzeAgeInk.of(row.icon)
            name: row.title
            caption: row.note
            value: row.count
            onClicked: root.table.touch(row.id)
        }
    }
    FoodForSale {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        visible: root.payment.food.id !== ""
        food: root.payment.food
        coinsEach: root.payment.coinsPerFood
        onWanted: next => root.table.touch(root.payment.food.id, next)
    }
    HairLine {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
    }
    NoteLine {
        Layout.fillWidth: true
        lines: Theme.largeText ? 3 : 2
        text: root.payment.stays
    }

    footer: GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.gapMedium
        rowSpacing: Theme.gapMedium

        FontMetrics {
            id: line

            font: Theme.action
        }
        ActionButton {
            objectName: root.payment.cancel.id
            Layout.fillWidth: Theme.largeText
            Layout.preferredHeight: Math.max(implicitHeight, Theme.buttonHeight)
            Layout.minimumWidth: 112
            kind: "tonal"
            //: Closes the payment without buying.
            text: qsTr("Cancel")
            onClicked: root.table.touch(root.payment.cancel.id)
        }
        ActionButton {
            objectName: root.payment.pay.id
            Layout.fillWidth: true
            focus: true
            enabled: root.payment.pay.enabled
            text: root.payment.pay.title
            hint: root.payment.pay.note
            // The rows stay under the finger, whether a hint comes or not.
            mostWords: Theme.largeText ? Math.ceil(2 * line.height) : 0
            onClicked: root.table.touch(root.payment.pay.id)
        }
    }
}
