// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import "qrc:/qt/qml/Tallystone/games/bronze_age"
import "qrc:/qt/qml/Tallystone/games/bronze_age/theme"

/// Rows of lists: settings, payment, developments.
ColumnLayout {
    id: root

    spacing: Theme.space3

    ProgressLine {
        Layout.fillWidth: true
        name: "Loading"
        step: 3
        steps: 10
    }
    WorkCard {
        Layout.fillWidth: true
        name: "The games are being loaded."
        step: 3
        steps: 10
        progress: "3 of 10 games"
        note: "Either all of them are loaded or, if you stop, none."
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
                title: "Keep the screen on"
                caption: "while a game is running"
                clickable: false

                ToggleSwitch {
                    text: "Keep the screen on"
                    checked: true
                }
            }
            HairLine {
                Layout.fillWidth: true
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "ui-settings"
                title: "End and ties"
                arrow: true
            }
            HairLine {
                Layout.fillWidth: true
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "wood"
                title: "Wood"
                caption: "value 10 → 3"
                clickable: false

                Stepper {
                    value: 2
                    to: 4
                    name: "Wood"
                    note: "−2"
                }
            }
            SettingRow {
                Layout.fillWidth: true
                iconName: "stone"
                title: "Stone"
                clickable: false

                Stepper {
                    to: 3
                    name: "Stone"
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
                name: "Coins"
                caption: "always spent first"
                value: "7"
                locked: true
            }
            PaymentRow {
                Layout.fillWidth: true
                iconName: "pottery"
                iconColor: BronzeAgeInk.pottery
                name: "Pottery"
                caption: "2 pieces, all spent"
                value: "9"
                checked: true
            }
            PaymentRow {
                Layout.fillWidth: true
                iconName: "wood"
                iconColor: BronzeAgeInk.wood
                name: "Wood"
                caption: "4 pieces"
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
                name: "Coinage"
                effect: "Coin dice are worth 12"
                cost: 20
                points: 4
                status: "affordable"
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-coinage"
                name: "Coinage"
                effect: "Coin dice are worth 12"
                cost: 20
                points: 4
                status: "affordable"
                selected: true
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-irrigation"
                name: "Irrigation"
                effect: "Drought has no effect"
                cost: 10
                points: 2
                status: "owned"
            }
            DevelopmentRow {
                Layout.fillWidth: true
                iconName: "dev-empire"
                name: "Empire"
                effect: "Bonus: 1 point per city"
                cost: 60
                points: 8
                status: "short"
                note: "13 short"
                last: true
            }
        }
    }
}
