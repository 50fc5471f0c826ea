// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tallystone

/// Every control in its states, to look at and to test.
Page {
    id: root

    property alias sheet: sheet
    property alias message: message

    background: Rectangle {
        color: Theme.bg
    }

    component Head: SectionHead {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
    }

    Flickable {
        id: view

        objectName: "view"
        anchors.fill: parent
        contentHeight: column.implicitHeight + 2 * Theme.pageMargin
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: column

            x: Theme.pageMargin
            y: Theme.pageMargin
            width: view.width - 2 * Theme.pageMargin
            spacing: Theme.space3

            TurnBar {
                Layout.fillWidth: true
                colour: "murex"
                name: "Léa"
                subtitle: "Round 8 · 6 dice"
                canUndo: true
            }
            StepBar {
                Layout.fillWidth: true
                names: ["Dice", "Result", "Build", "Buy", "Pass"]
                marks: ["done", "skipped", "now", "todo", "todo"]
            }
            PageBar {
                Layout.fillWidth: true
                title: "The table"
                subtitle: "Round 8, Léa is playing"

                UndoPill {
                    canUndo: true
                    canRedo: true
                }
            }
            PlayerTabs {
                Layout.fillWidth: true
                names: ["Inès", "Tom", "Léa", "Marc"]
                colours: ["saffron", "malachite", "murex", "lapis"]
                current: 2
            }
            Head {
                iconName: "ui-dice"
                text: "Dice"
                note: "6 of 6 dice"
            }
            GalleryDice {
                Layout.fillWidth: true
            }
            Head {
                iconName: "ui-play"
                text: "Buttons"
            }
            GalleryButtons {
                Layout.fillWidth: true
            }
            Head {
                iconName: "ui-settings"
                text: "Rows"
                small: true
            }
            GalleryRows {
                Layout.fillWidth: true
            }
            Head {
                iconName: "ui-laurel"
                text: "Scores"
            }
            GalleryScores {
                Layout.fillWidth: true
            }
            MessageBar {
                id: message

                Layout.fillWidth: true
            }
            ActionButton {
                Layout.fillWidth: true
                kind: "secondary"
                text: "Explain"
                onClicked: sheet.open()
            }
        }
    }

    ExplainSheet {
        id: sheet

        iconName: "dev-coinage"
        title: "Coinage"
        paragraphs: ["Coin dice are worth 12 instead of 7.", "It brings 4 points at the end."]
    }
}
