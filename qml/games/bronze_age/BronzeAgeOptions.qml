// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// By which rules: the edition, and what players agree on.
ColumnLayout {
    id: root

    required property BronzeOptions options

    spacing: Theme.space3

    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        //: Head of the choice of edition.
        text: qsTr("Edition")
    }
    SegmentedChoice {
        objectName: "edition"
        Layout.fillWidth: true
        name: qsTr("Edition")
        options: root.options.editionNames
        current: root.options.edition
        onChosen: index => root.options.edition = index
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SettingRow {
                Layout.fillWidth: true
                visible: !root.options.alone
                clickable: false
                iconName: "ui-trade"
                //: Option of a game.
                title: qsTr("Trading")
                caption: root.options.tradeNote

                ToggleSwitch {
                    objectName: "trade"
                    text: qsTr("Trading")
                    checked: root.options.trade
                    onToggled: root.options.trade = checked
                }
            }
            SettingRow {
                Layout.fillWidth: true
                visible: root.options.alone
                clickable: false
                iconName: "ui-clock"
                //: Option of a game for one: how many rounds it has.
                title: qsTr("Rounds")

                Stepper {
                    objectName: "solo-rounds"
                    from: 1
                    to: 30
                    value: root.options.soloRounds
                    name: qsTr("Rounds")
                    onChanged: next => root.options.soloRounds = next
                }
            }
            SettingRow {
                Layout.fillWidth: true
                visible: root.options.alone
                clickable: false
                iconName: "ui-check"
                //: Option of a game for one.
                title: qsTr("May end early")
                caption: qsTr("with the developments or all monuments")

                ToggleSwitch {
                    objectName: "solo-early-end"
                    text: qsTr("May end early")
                    checked: root.options.soloEarlyEnd
                    onToggled: root.options.soloEarlyEnd = checked
                }
            }
            HairLine {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.cardPadding
                Layout.rightMargin: Theme.cardPadding
            }
            SettingRow {
                objectName: "end-and-ties"
                Layout.fillWidth: true
                iconName: "ui-settings"
                //: BronzeAgeOptions of a game: when it ends and what breaks a tie.
                title: qsTr("End and ties")
                caption: root.options.endNote
                arrow: true
                onClicked: sheet.open()
            }
        }
    }

    EndSheet {
        id: sheet

        options: root.options
    }
}
