// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// At which price, and which card lies there: looked up by its upper half.
StepBody {
    id: root

    required property StoneTable table
    readonly property StoneCards cards: table.cards
    readonly property list<stonePlace> prices: cards.prices
    readonly property list<stoneCard> offers: cards.cards
    /// Prices and the upper half take a line each, so that the cards are seen too.
    readonly property bool lines: tight && !split && !Theme.largeText
    readonly property list<string> shelfTitles: {
        const titles = [];
        for (const name of root.cards.shelfNames)
            titles.push(Theme.begun(name));
        return titles;
    }
    /// While a list is emptied its rows are still there for a moment.
    property stonePlace noPlace
    property stoneCard noCard

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: "sa-card"
        //: Title: a card is bought.
        text: qsTr("Card")
        caption: qsTr("which price, and what is on it?")
        onBack: root.table.leave()
    }
    Flow {
        id: row

        readonly property int columns: root.lines ? root.prices.length : 4

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.prices.length

            PlaceTile {
                required property int index

                objectName: "slot-" + (index + 1)
                width: (row.width - (row.columns - 1) * row.spacing) / row.columns
                place: root.prices[index] ?? root.noPlace
                selected: index + 1 === root.cards.slot
                onClicked: root.cards.chooseSlot(index + 1)
                onHeld: root.explain("cards", "sa-card")
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
        prefix: "shelf-"
        names: root.cards.shelfNames
        icons: root.cards.shelfIcons
        current: root.cards.shelf
        onChosen: index => root.cards.chooseShelf(index)
    }
    Card {
        Layout.fillWidth: true
        visible: root.lines
        padding: 0

        SettingRow {
            objectName: "shelf"
            width: parent.width
            iconName: root.cards.shelfIcons[root.cards.shelf] ?? ""
            title: root.shelfTitles[root.cards.shelf] ?? ""
            caption: qsTr("Its upper half")
            arrow: true
            onClicked: shelves.open({
                "title": qsTr("Its upper half"),
                "options": root.shelfTitles,
                "current": root.cards.shelf
            })
        }
    }
    LateSheet {
        id: shelves

        file: Qt.resolvedUrl("../../components/ChoiceSheet.qml")
    }
    Connections {
        target: shelves.item

        function onChosen(index: int) {
            root.cards.chooseShelf(index);
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

                    objectName: "card-" + index
                    width: parent ? parent.width : 0
                    card: root.offers[index] ?? root.noCard
                    onClicked: root.cards.choose(index)
                }
            }
            ActionButton {
                objectName: "describe"
                width: parent.width
                kind: "tonal"
                iconName: "ui-plus"
                //: A card that is in no list is described by its halves.
                text: qsTr("Another card with this upper half")
                onClicked: root.cards.describe()
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
