// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Lays the table: who plays, in which order, by which rules.
PageFrame {
    id: root

    required property NewGame newGame


    header: PageBar {
        //: Title of the page that lays the table.
        title: qsTr("New game")
        onBack: root.back()
    }
    footer: FootBar {
        widest: Theme.readingWidth

        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            focus: true
            enabled: root.newGame.canStart
            iconName: "ui-arrow"
            text: root.newGame.startText
            onClicked: root.newGame.start()
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        spacing: Theme.space3

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space3

            Card {
                Layout.fillWidth: true
                padding: Theme.lineSelection

                RowLayout {
                    anchors.fill: parent
                    spacing: Theme.space3

                    Scene {
                        Layout.preferredWidth: Math.min(184, root.width * 0.4)
                        Layout.preferredHeight: 84
                        radius: Theme.radiusCard
                        roundFoot: true
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Prose {
                            Layout.fillWidth: true
                            //: The game Roll Through the Ages: The Bronze Age.
                            text: qsTr("The Bronze Age")
                            font: Theme.section
                        }
                        Prose {
                            Layout.fillWidth: true
                            text: qsTr("1 to 4 players")
                            color: Theme.ink2
                            font: Theme.caption
                        }
                    }
                }
            }
            PlayerList {
                Layout.fillWidth: true
                newGame: root.newGame
            }
        }
        RuleOptions {
            Layout.fillWidth: true
            newGame: root.newGame
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
