// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where the app starts: the running games, or the games there are, each one tap from its players.
PageFrame {
    id: root

    required property Shelf shelf
    required property NewGame newGame
    required property Archive archive
    required property StatisticsBoard statistics
    required property Backups backups
    readonly property int games: shelf.running.length
    /// There is nothing to look back at.
    readonly property bool fresh: games === 0 && archive.games.total === 0
    /// The games are here, whether there are any or not.
    readonly property bool sound: shelf.problem === "" && backups.trouble === ""
    /// The games are being rescued, or a backup takes their place.
    readonly property bool busy: backups.work.what !== ""
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
    function lay(game: int) {
        root.look("newgame");
        root.newGame.game = game;
    }

    widest: wide ? Theme.deskFull : Theme.readingWidth
    escapes: false
    onBusyChanged: {
        if (root.busy)
            work.setSource(Qt.resolvedUrl("BackupsWork.qml"), {
                "work": root.backups.work
            });
        else
            work.source = "";
    }

    header: HomeHead {
        onSettingsWanted: root.look("settings")
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
            text: root.shelf.latest.next
            onClicked: root.shelf.openLatest()
        }
    }

    component Pictures: GameChoice {
        property bool shown: false

        Layout.fillWidth: true
        visible: shown
        enabled: !root.readOnly
        naming: "start-"
        // What is not shown is not made.
        titles: shown ? root.newGame.gameTitles : []
        notes: shown ? root.newGame.gameNotes : []
        scenes: root.newGame.gameScenes
        onChosen: index => root.lay(index)
    }

    TroubleCard {
        id: trouble

        Layout.fillWidth: true
        visible: !root.busy && (!root.sound || root.backups.found !== "")
        problem: root.shelf.problem
        backups: root.backups
        onDataWanted: root.look("data")
    }
    Loader {
        id: work

        Layout.fillWidth: true
        visible: root.busy
    }
    Connections {
        target: root.backups.work

        function onHasTold(sentence: string) {
            if (root.visible)
                notice.text = sentence;
        }
    }
    NoteLine {
        id: notice

        objectName: "notice"
        Layout.fillWidth: true
        visible: text !== ""
    }
    TwoColumns {
        Layout.fillWidth: true
        beside: root.wide && root.games > 0

        first: [
            GameCard {
                objectName: "game-0"
                Layout.fillWidth: true
                visible: root.games > 0
                enabled: !root.readOnly
                title: root.shelf.latest.title
                scene: root.shelf.latest.scene
                note: root.shelf.latest.note
                names: root.shelf.latest.names
                colours: root.shelf.latest.colours
                totals: root.shelf.latest.totals
                turnOf: root.shelf.latest.turnOf
                sceneHeight: root.low ? 48 : Math.min(width * 0.6, root.height / (root.wide ? 2.5 : 4))
                onClicked: root.shelf.openLatest()
                onRemoved: root.doom(0)
            },
            Prose {
                id: sentence

                Layout.fillWidth: true
                visible: root.games === 0 && root.sound && root.backups.found === "" && (root.fresh || !root.low)
                horizontalAlignment: Text.AlignHCenter
                //: Home, before the first game and while there is nothing to continue.
                text: root.fresh ? qsTr("No games yet. The first one starts here.") : qsTr("No game is running. The next one starts here.")
                color: Theme.ink2
            },
            Pictures {
                readonly property int rows: Math.ceil(titles.length / columns)
                readonly property real room: root.roomy - (sentence.visible ? sentence.implicitHeight : 0) - (root.fresh ? 0 : looks.implicitHeight) - (trouble.visible ? trouble.implicitHeight : 0)

                shown: root.games === 0 && root.sound
                // Two or three rows of them where there is room, so that the window is filled downwards too.
                columns: root.wide ? Math.max(1, Math.min(Math.ceil(titles.length / (root.low ? 1 : root.height > root.width ? 3 : 2)), Math.floor(width / (root.low ? 160 : 240)))) : titles.length > 2 && !Theme.largeText ? 2 : 1
                // They fill the page as far as a landscape can, and go on below where they are many.
                sceneHeight: Math.max(72, Math.min(width / columns * 0.6, (room - 2 * Theme.space3) / rows - Theme.touchTarget - Theme.space5))
            }
        ]
        second: [
            FurtherGames {
                Layout.fillWidth: true
                shelf: root.shelf
                readOnly: root.readOnly
                onOpened: index => root.shelf.open(root.idOf(index))
                onRemoved: index => root.doom(index)
            },
            HomeLooks {
                id: looks

                Layout.fillWidth: true
                Layout.fillHeight: false
                visible: !root.fresh
                shelf: root.shelf
                archive: root.archive
                statistics: root.statistics
                onWanted: where => root.look(where)
            },
            Pictures {
                shown: root.games > 0 && root.wide && !root.low
            }
        ]
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
            return game ? qsTr("%1. %2. %3. It can be restored for %n days.", "", root.archive.bin.days).arg(game.title).arg(game.note).arg([...game.names].join(", ")) : "";
        }
        //: The safe answer: the game stays.
        safeText: qsTr("Keep it")
        //: The other answer: the game goes into the bin.
        otherText: qsTr("Delete")
        onAccepted: root.shelf.remove(root.idOf(root.doomed))
    }
}
