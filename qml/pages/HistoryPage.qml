// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
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

        T.ScrollIndicator.vertical: ScrollMark {}

        // The heads are part of the rows: Qt 6.4 cannot make section delegates that are bound to their page.
        delegate: Column {
            id: row

            required property pastEntry entry
            required property string month
            required property int index
            readonly property bool first: ListView.previousSection !== month

            // Early enough that a flick does not come to a halt.
            ListView.onReused: if (list.count - index < 20) root.games.readOn()
            x: (list.width - width) / 2
            width: Math.min(Theme.readingWidth, list.width - 2 * Theme.pageMargin)
            topPadding: first ? Theme.space2 : 0
            spacing: Theme.space2

            SectionHead {
                width: parent.width
                visible: row.first
                text: row.month
            }
            PastRow {
                objectName: "past-" + row.index
                width: parent.width
                title: row.entry.title
                scene: row.entry.scene
                day: row.entry.day
                note: row.entry.note
                names: row.entry.names
                colours: row.entry.colours
                scores: row.entry.scores
                winners: row.entry.winners
                first: row.first
                last: row.ListView.nextSection !== row.month
                onClicked: root.openGame(row.entry.id)
                onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(row.index, ListView.Contain)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            }
        }
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(Theme.readingWidth, parent.width - 2 * Theme.pageMargin)
        visible: list.count === 0
        spacing: Theme.space4

        Scene {
            source: GameFiles.anyScene
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
                return root.games.filter.narrows ? qsTr("No game matches.") : qsTr("No games yet. The first one starts here.");
            }
            color: Theme.ink2
        }
        ActionButton {
            objectName: "empty-way"
            Layout.alignment: Qt.AlignHCenter
            kind: "secondary"
            enabled: root.games.filter.narrows || !root.readOnly
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
