// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// At which price, and which card lies there: looked up by its upper half.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneCardsPage page: table.cards
    readonly property list<tableChoice> prices: page.prices
    readonly property list<tableChoice> shelves: page.shelves
    readonly property list<stoneCard> offers: page.cards
    /// Prices and the upper half take a line each, so that the cards are seen too.
    readonly property bool lines: tight && !split && !Theme.largeText
    readonly property int shelf: [...shelves].findIndex(row => row.chosen)
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    property stoneCard noCard

    title: head

    ForgetAsk {
        id: forgetting

        table: root.table
    }
    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
    }
    EvenFlow {
        id: row

        // All in one row, but for large text.
        readonly property int columns: Theme.largeText ? 3 : root.prices.length

        Layout.fillWidth: true

        Repeater {
            model: root.prices.length

            PlaceTile {
                required property int index

                width: (row.width - (row.columns - 1) * row.spacing) / row.columns
                height: row.tallest
                place: root.prices[index] ?? root.none
                onClicked: root.table.touch(place.id)
                onHeld: root.explain(place.about, place.icon)
            }
        }
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        visible: !root.lines
        //: Above the kinds of upper halves of cards.
        text: qsTr("Its upper half")
        small: true
    }
    ChipRow {
        Layout.fillWidth: true
        visible: !root.lines
        rows: root.shelves
        onChosen: id => root.table.touch(id)
    }
    Card {
        Layout.fillWidth: true
        visible: root.lines
        padding: 0

        SettingRow {
            objectName: "shelf"
            width: parent.width
            iconName: (root.shelves[root.shelf] ?? root.none).icon
            title: Theme.begun((root.shelves[root.shelf] ?? root.none).title)
            caption: qsTr("Its upper half")
            arrow: true
            onClicked: sheet.open({
                "title": qsTr("Its upper half"),
                "options": [...root.shelves].map(row => Theme.begun(row.title)),
                "current": root.shelf
            })
        }
    }
    LateSheet {
        id: sheet

        file: Qt.resolvedUrl("../../components/ChoiceSheet.qml")
    }
    Connections {
        target: sheet.item

        function onChosen(index: int) {
            root.table.touch(root.shelves[index].id);
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.gapSmall
            //: Above the cards that have the chosen upper half.
            text: qsTr("Which card?")
            small: true
        },
        Column {
            Layout.fillWidth: true
            spacing: Theme.space2

            Repeater {
                model: root.offers.length

                CardButton {
                    required property int index

                    width: parent ? parent.width : 0
                    card: root.offers[index] ?? root.noCard
                    onClicked: root.table.touch(card.row.id)
                    onPressAndHold: forgetting.ask(card.row)
                }
            }
            ActionButton {
                objectName: root.page.describe.id
                width: parent.width
                kind: "tonal"
                iconName: root.page.describe.icon
                text: root.page.describe.title
                onClicked: root.table.touch(root.page.describe.id)
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
