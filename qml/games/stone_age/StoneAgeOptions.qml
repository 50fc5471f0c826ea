// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// By which rules: alone or with the expansion.
ColumnLayout {
    id: root

    required property StoneOptions options

    spacing: Theme.space3

    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SettingRow {
                Layout.fillWidth: true
                clickable: false
                iconName: "sa-jewel"
                //: Option of a game: its expansion, whose own name follows.
                title: qsTr("With the expansion")
                caption: qsTr("Style is the Goal: jewels, trade, up to 5 players")

                ToggleSwitch {
                    objectName: "expansion"
                    text: qsTr("With the expansion")
                    checked: root.options.expansion
                    onToggled: root.options.expansion = checked
                }
            }
            HairLine {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.cardPadding
                Layout.rightMargin: Theme.cardPadding
                visible: root.options.expansion
            }
            SettingRow {
                Layout.fillWidth: true
                visible: root.options.expansion
                clickable: false
                iconName: "sa-building"
                //: Option of a game.
                title: qsTr("Bonus tiles")
                caption: qsTr("Buildings that give something every round")

                ToggleSwitch {
                    objectName: "bonus-tiles"
                    text: qsTr("Bonus tiles")
                    checked: root.options.bonusTiles
                    onToggled: root.options.bonusTiles = checked
                }
            }
        }
    }
}
