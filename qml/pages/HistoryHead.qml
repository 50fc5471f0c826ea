// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is looked at in the history: how many games, a search, and what they are narrowed to.
Rectangle {
    id: root

    required property PastGames games
    readonly property PastFilter filter: games.filter
    property bool searching: filter.text !== ""
    readonly property real side: Math.max(Theme.pageMargin, (width - Theme.readingWidth) / 2)

    signal back
    signal filterWanted

    /// A filter that is on; a tap takes it off.
    component Mark: Chip {
        checkable: false
        checked: true
        iconName: "ui-close"
    }

    function search() {
        root.searching = !root.searching;
        if (root.searching)
            words.forceActiveFocus();
        else
            root.filter.text = "";
    }

    implicitHeight: column.implicitHeight
    // What scrolls below must not shine through.
    color: Theme.bg

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: 0

        PageBar {
            Layout.fillWidth: true
            //: Title of the page with the past games.
            title: qsTr("History")
            subtitle: root.games.note
            onBack: root.back()

            IconButton {
                objectName: "search"
                iconName: root.searching ? "ui-close" : "ui-search"
                iconSize: 26
                //: Opens or closes the search in past games.
                name: root.searching ? qsTr("Close the search") : qsTr("Search")
                onClicked: root.search()
            }
            IconButton {
                objectName: "filter"
                iconName: "ui-sort"
                iconSize: 26
                //: Opens the choices that narrow the list of past games.
                name: qsTr("Filter")
                onClicked: root.filterWanted()
            }
        }
        TextEntry {
            id: words

            objectName: "search-text"
            Layout.fillWidth: true
            Layout.leftMargin: root.side
            Layout.rightMargin: root.side
            Layout.bottomMargin: Theme.space2
            visible: root.searching
            text: root.filter.text
            //: In the field to search past games.
            placeholderText: qsTr("Name, place or note")
            name: placeholderText
            maximumLength: 100
            onTextEdited: root.filter.text = text
        }
        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: root.side
            Layout.rightMargin: root.side
            spacing: Theme.gapSmall

            Repeater {
                // With one game there is nothing to choose.
                model: root.filter.games.length > 2 ? root.filter.games.length : 0

                Chip {
                    required property int index

                    objectName: "game-" + index
                    checkable: false
                    checked: index === root.filter.game
                    text: root.filter.games[index] ?? ""
                    onClicked: root.filter.game = index
                }
            }
            Mark {
                objectName: "mark-person"
                visible: root.filter.person > 0
                text: root.filter.people[root.filter.person] ?? ""
                onClicked: root.filter.person = 0
            }
            Mark {
                objectName: "mark-edition"
                visible: root.filter.edition > 0
                text: root.filter.editions[root.filter.edition] ?? ""
                onClicked: root.filter.edition = 0
            }
            Mark {
                objectName: "mark-players"
                visible: root.filter.players > 0
                text: root.filter.tables[root.filter.players] ?? ""
                onClicked: root.filter.players = 0
            }
            Mark {
                objectName: "mark-period"
                visible: root.filter.period > 0
                text: root.filter.periods[root.filter.period] ?? ""
                onClicked: root.filter.period = 0
            }
        }
    }
}
