// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where the app starts: the running games, and a new one.
PageFrame {
    id: root

    required property Shelf shelf
    required property Archive archive
    required property StatisticsBoard statistics
    required property Backups backups
    readonly property int games: shelf.running.length
    /// The game that may be deleted.
    property int doomed: -1

    function idOf(index: int) {
        const games = [...root.shelf.running];
        return games[index].id;
    }
    function doom(index: int) {
        root.doomed = index;
        sheet.open();
    }

    widest: wide && games > 1 ? Theme.pageWidth : Theme.readingWidth
    escapes: false

    header: Item {
        implicitHeight: 64

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.pageMargin
            anchors.rightMargin: Theme.space2
            spacing: Theme.space3

            Icon {
                name: "tallystone"
                size: 36
                color: Theme.accent
            }
            Prose {
                Layout.fillWidth: true
                text: qsTr("Tallystone")
                font: Theme.title
                Accessible.role: Accessible.Heading
            }
            IconButton {
                objectName: "look-settings"
                iconName: "ui-settings"
                iconSize: 26
                //: Opens the settings.
                name: qsTr("Settings")
                onClicked: root.look("settings")
            }
        }
    }
    footer: FootBar {
        columns: root.wide ? 2 : 1
        widest: root.widest

        ActionButton {
            objectName: "new-game"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: root.games === 0
            enabled: !root.readOnly
            kind: root.games > 0 ? "secondary" : "primary"
            iconName: root.games > 0 ? "ui-plus" : "ui-arrow"
            //: Lays the table for another game.
            text: qsTr("New game")
            onClicked: root.look("newgame")
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.games > 0
            focus: root.games > 0
            enabled: !root.readOnly
            iconName: "ui-arrow"
            text: root.games > 0 ? root.shelf.running[0].next : ""
            onClicked: root.shelf.open(root.idOf(0))
        }
    }

    TroubleCard {
        Layout.fillWidth: true
        visible: root.shelf.problem !== "" || root.backups.trouble !== "" || root.backups.found !== ""
        problem: root.shelf.problem
        backups: root.backups
        onTold: sentence => notice.text = sentence
        onDataWanted: root.look("data")
    }
    NoteLine {
        id: notice

        objectName: "notice"
        Layout.fillWidth: true
        visible: text !== ""
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.games > 0
        columns: root.wide && root.games > 1 ? 2 : 1
        columnSpacing: Theme.space3
        rowSpacing: Theme.space3

        // No layouts around lists: one that is hidden still looks at rows that are gone when the window is turned.
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop

            Repeater {
                model: [...root.shelf.running].slice(0, 1)

                GameCard {
                    required property shelfGame modelData

                    objectName: "game-0"
                    enabled: !root.readOnly
                    width: parent ? parent.width : 0
                    title: modelData.title
                    scene: modelData.scene
                    note: modelData.note
                    names: modelData.names
                    colours: modelData.colours
                    totals: modelData.totals
                    turnOf: modelData.turnOf
                    sceneHeight: root.low ? 48 : Math.min(228, root.height / 4)
                    onClicked: root.shelf.open(root.idOf(0))
                    onRemoved: root.doom(0)
                }
            }
        }
        Card {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: root.games > 1
            padding: 0

            Column {
                width: parent.width

                Repeater {
                    model: [...root.shelf.running].slice(1)

                    GameRow {
                        required property shelfGame modelData
                        required property int index

                        objectName: "game-" + (index + 1)
                        enabled: !root.readOnly
                        width: parent ? parent.width : 0
                        title: modelData.title
                        note: modelData.note
                        names: modelData.names
                        colours: modelData.colours
                        onClicked: root.shelf.open(root.idOf(index + 1))
                        onRemoved: root.doom(index + 1)
                    }
                }
            }
        }
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space3

        LookCard {
            objectName: "look-history"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            iconName: "ui-history"
            //: Leads to the past games.
            title: qsTr("History")
            //: So many games are in the history.
            note: qsTr("%n games", "", root.archive.games.total)
            onClicked: root.look("history")
        }
        LookCard {
            objectName: "look-statistics"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            iconName: "ui-stats"
            //: Leads to the statistics.
            title: qsTr("Statistics")
            note: root.statistics.leaderText
            Component.onCompleted: root.statistics.findLeader()
            onClicked: root.look("statistics")

            // Other games may be there now: restored, loaded, or at last to be read.
            Connections {
                target: root.shelf

                function onChanged() {
                    root.statistics.findLeader();
                }
            }
        }
    }
    Scene {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(width * 0.6, root.height * 0.4)
        visible: root.games === 0
        radius: Theme.radiusCard
    }
    Prose {
        Layout.fillWidth: true
        visible: root.games === 0
        horizontalAlignment: Text.AlignHCenter
        //: Home, while there is nothing to continue.
        text: qsTr("No game is running. The next one starts here.")
        color: Theme.ink2
    }
    Item {
        Layout.fillHeight: true
    }

    AskSheet {
        id: sheet

        //: The one question the app asks before it does something.
        title: qsTr("Delete this game?")
        text: {
            const game = root.shelf.running[root.doomed];
            //: What would be deleted: %1 is a game, %2 how far it is, %3 who plays.
            return game ? qsTr("%1. %2. %3.").arg(game.title).arg(game.note).arg([...game.names].join(", ")) : "";
        }
        //: The safe answer: the game stays.
        safeText: qsTr("Keep it")
        //: The other answer: the game is gone.
        otherText: qsTr("Delete")
        onAccepted: root.shelf.remove(root.idOf(root.doomed))
    }
}
