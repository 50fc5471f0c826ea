// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Rows of lists: settings, payment, developments.
ColumnLayout {
    id: root

    spacing: Theme.space3

    ProgressLine {
        Layout.fillWidth: true
        name: qsTr("Loading")
        step: 3
        steps: 10
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SettingRow {
                Layout.fillWidth: true
                iconName: "ui-screen"
                title: qsTr("Keep the screen on")
                caption: qsTr("while a game is running")
                clickable: false

                ToggleSwitch {
                    text: qsTr("Keep the screen on")
                    checked: true
                }
            }
            HairLine {
                Layout.fillWidth: true
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "ui-settings"
                title: qsTr("End and ties")
                arrow: true
            }
            HairLine {
                Layout.fillWidth: true
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "wood"
                title: qsTr("Wood")
                caption: qsTr("value 10 → 3")
                clickable: false

                Stepper {
                    value: 2
                    to: 4
                    name: qsTr("Wood")
                    note: "−2"
                }
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "stone"
                title: qsTr("Stone")
                clickable: false

                Stepper {
                    to: 3
                    name: qsTr("Stone")
                }
            }
        }
    }
    Card {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            PaymentRow {
                Layout.fillWidth: true
                iconName: "coin"
                name: qsTr("Coins")
                caption: qsTr("always spent first")
                value: "7"
                locked: true
            }
            PaymentRow {
                Layout.fillWidth: true
                iconName: "pottery"
                iconColor: Theme.pottery
                name: qsTr("Pottery")
                caption: qsTr("2 pieces, all spent")
                value: "9"
                checked: true
            }
            PaymentRow {
                Layout.fillWidth: true
                iconName: "wood"
                iconColor: Theme.wood
                name: qsTr("Wood")
                caption: qsTr("4 pieces")
                value: "10"
            }
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-coinage"
                name: qsTr("Coinage")
                effect: qsTr("Coin dice are worth 12")
                cost: 20
                points: 4
                status: "affordable"
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-coinage"
                name: qsTr("Coinage")
                effect: qsTr("Coin dice are worth 12")
                cost: 20
                points: 4
                status: "affordable"
                selected: true
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-irrigation"
                name: qsTr("Irrigation")
                effect: qsTr("Drought has no effect")
                cost: 10
                points: 2
                status: "owned"
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-empire"
                name: qsTr("Empire")
                effect: qsTr("Bonus: 1 point per city")
                cost: 60
                points: 8
                status: "short"
                note: qsTr("13 short")
                last: true
            }
        }
    }
}
