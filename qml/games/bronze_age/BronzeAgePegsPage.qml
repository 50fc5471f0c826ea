// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One player's peg-board, with what it amounts to.
PageFrame {
    id: root

    required property BronzeTable table
    property int seat: table.turnOf

    siblings: ["sheet"]
    readonly property bronzeSeat shown: table.seats[seat]

    component Figure: Card {
        id: figure

        property string value
        property string text

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        topPadding: Theme.gapMedium
        bottomPadding: Theme.gapMedium
        Accessible.role: Accessible.StaticText
        Accessible.name: figure.value + " " + figure.text

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Words {
                text: figure.value
                font: Theme.title
            }
            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: figure.text
                color: Theme.ink2
                font: Theme.caption
            }
            Item {
                Layout.fillHeight: true
            }
        }
    }

    gap: Theme.cardPadding

    header: ColumnLayout {
        spacing: 0

        PageBar {
            Layout.fillWidth: true
            //: Title: the board on which pegs count goods and food.
            title: qsTr("Peg-board")
            subtitle: root.shown.onTurn ? root.table.subtitle : root.shown.name
            onBack: root.back()
        }
        SeatTabs {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.space2
            table: root.table
            seat: root.seat
            onSeatChosen: seat => root.seat = seat
        }
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    SeatPegs {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        table: root.table
        seat: root.shown
        rowHeight: Math.max(40, Math.min(68, (root.height - 470) / 6))
    }
    RowLayout {
        Layout.fillWidth: true
        visible: root.shown.foodBefore >= 0 && !Theme.largeText
        spacing: Theme.gapSmall

        Rectangle {
            implicitWidth: 18
            implicitHeight: 18
            radius: height / 2
            color: "transparent"
            border.width: Theme.lineSelection
            border.color: Theme.ink3
        }
        Prose {
            Layout.fillWidth: true
            //: Explains a ring on the peg-board.
            text: qsTr("where the peg was before this roll")
            color: Theme.ink2
            font: Theme.caption
        }
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: Theme.largeText ? 1 : 3
        columnSpacing: Theme.gapMedium
        rowSpacing: Theme.gapMedium

        Figure {
            value: root.shown.goodsCount
            //: Below a number of goods.
            text: qsTr("goods", "", root.shown.goodsCount)
        }
        Figure {
            value: root.shown.goodsValue
            //: Below what the goods are worth.
            text: qsTr("worth in coins")
        }
        Figure {
            value: root.shown.food
            //: Below the amount of food.
            text: qsTr("food left")
        }
    }
    Item {
        Layout.fillHeight: true
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.gapMedium
        rowSpacing: Theme.gapMedium

        ActionButton {
            objectName: "look-correct"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            iconName: "ui-edit"
            //: Opens the page that changes a sheet by hand.
            text: qsTr("Correct")
            onClicked: root.lookAt("correct", root.seat)
        }
        ActionButton {
            objectName: "look-sheet"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            iconName: "ui-sheet"
            //: Opens a player's score sheet.
            text: qsTr("Score sheet")
            onClicked: root.lookAt("sheet", root.seat)
        }
    }
}
