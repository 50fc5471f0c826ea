// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// Everybody who ever played. A tap on somebody leads to what can be changed.
PlainPage {
    id: root

    required property Archive archive
    readonly property KnownPlayers players: archive.players

    header: PageBar {
        //: Title of the page with everybody who played.
        title: qsTr("Players and colours")
        //: So many players are suggested for new games.
        subtitle: qsTr("%n remembered", "", root.players.remembered)
        onBack: root.back()
    }

    ListView {
        id: list

        objectName: "players"
        anchors.fill: parent
        model: root.players
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        topMargin: Theme.space2
        bottomMargin: Theme.space4
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players and colours")

        T.ScrollIndicator.vertical: ScrollMark {}

        delegate: PlayerRow {
            required property knownPlayer player
            required property int index

            objectName: "player-" + index
            x: (list.width - width) / 2
            width: Math.min(Theme.readingWidth, list.width - 2 * Theme.pageMargin)
            name: player.name
            colour: player.colour
            note: player.note
            hidden: player.hidden
            first: index === 0
            last: index === list.count - 1
            onClicked: sheet.show(player.id)
            onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(index, ListView.Contain)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
    }
    Prose {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.pageMargin
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        //: The list of players, while there is nobody in it.
        text: qsTr("Nobody has played yet.")
        color: Theme.ink2
    }
    PlayerSheet {
        id: sheet

        players: root.players
        readOnly: root.readOnly
        onGamesWanted: {
            root.look("history");
            root.archive.games.filter.showPlayer(sheet.who.id);
        }
    }
}
