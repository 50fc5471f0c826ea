// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The games that are over, month by month.
PlainPage {
    id: root

    required property Archive archive
    readonly property PastGames games: archive.games

    function openGame(id: double) {
        if (root.archive.game.open(id))
            root.look("past");
        else
            message.show(root.archive.game.problem, "");
    }

    header: HistoryHead {
        games: root.games
        onBack: root.back()
        onFilterWanted: sheet.open()
    }

    ListView {
        id: list

        objectName: "history"
        anchors.fill: parent
        model: root.games
        clip: true
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        bottomMargin: Theme.space4
        section.property: "month"
        Accessible.role: Accessible.List
        //: The list of past games.
        Accessible.name: qsTr("History")

        ScrollIndicator.vertical: ScrollIndicator {}

        section.delegate: Item {
            id: head

            required property string section

            width: list.width
            implicitHeight: month.implicitHeight + Theme.space3 + Theme.space2

            SectionHead {
                id: month

                x: (head.width - width) / 2
                y: Theme.space3
                width: Math.min(Theme.readingWidth, head.width - 2 * Theme.pageMargin)
                text: head.section
            }
        }
        delegate: PastRow {
            required property pastEntry entry
            required property int index

            objectName: "past-" + index
            x: (list.width - width) / 2
            width: Math.min(Theme.readingWidth, list.width - 2 * Theme.pageMargin)
            title: entry.title
            scene: entry.scene
            day: entry.day
            note: entry.note
            names: entry.names
            colours: entry.colours
            scores: entry.scores
            winners: entry.winners
            first: ListView.previousSection !== ListView.section
            last: ListView.nextSection !== ListView.section
            onClicked: root.openGame(entry.id)
            onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(index, ListView.Contain)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(Theme.readingWidth, parent.width - 2 * Theme.pageMargin)
        visible: list.count === 0
        spacing: Theme.space4

        Scene {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(width * 0.5, root.height * 0.3)
            visible: !root.low
            roundFoot: true
        }
        Prose {
            objectName: "empty"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: {
                if (root.games.problem !== "")
                    return root.games.problem;
                //: The history, while there is nothing in it or nothing is left of it.
                return root.games.filter.narrows ? qsTr("No game is like that.") : qsTr("No games yet. The first one starts here.");
            }
            color: Theme.ink2
        }
        ActionButton {
            objectName: "empty-way"
            Layout.alignment: Qt.AlignHCenter
            kind: "secondary"
            //: Two ways out of an empty history.
            text: root.games.filter.narrows ? qsTr("Show all games") : qsTr("New game")
            onClicked: {
                if (root.games.filter.narrows)
                    root.games.filter.clear();
                else
                    root.look("newgame");
            }
        }
    }
    MessageBar {
        id: message

        objectName: "message"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(Theme.readingWidth, parent.width - 2 * Theme.pageMargin)
        onPressed: root.games.restore()
    }
    FilterSheet {
        id: sheet

        games: root.games
    }
    Connections {
        target: root.games

        function onRemoved() {
            //: After a past game was deleted, with the way to have it back.
            message.show(qsTr("The game is deleted."), qsTr("Undo"));
        }
    }
}
