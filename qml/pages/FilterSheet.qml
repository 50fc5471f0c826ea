// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What the history is narrowed to; it follows at once.
BottomSheet {
    id: root

    required property PastGames games
    readonly property PastFilter filter: games.filter

    //: Title of the choices that narrow the list of past games.
    title: qsTr("Which games?")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    FilterChips {
        Layout.fillWidth: true
        //: Narrows the past games to those of one player.
        title: qsTr("Who played")
        prefix: "person"
        options: root.filter.people
        current: root.filter.person
        onChosen: index => root.filter.person = index
    }
    FilterChips {
        Layout.fillWidth: true
        visible: root.filter.editions.length > 2
        //: Narrows the past games to those of one edition.
        title: qsTr("Edition")
        prefix: "edition"
        options: root.filter.editions
        current: root.filter.edition
        onChosen: index => root.filter.edition = index
    }
    FilterChips {
        Layout.fillWidth: true
        //: Narrows the past games to those of so many players.
        title: qsTr("How many played")
        prefix: "players"
        options: root.filter.tables
        current: root.filter.players
        onChosen: index => root.filter.players = index
    }
    FilterChips {
        Layout.fillWidth: true
        //: Narrows the past games to those of some time.
        title: qsTr("When")
        prefix: "period"
        options: root.filter.periods
        current: root.filter.period
        onChosen: index => root.filter.period = index
    }
    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "clear"
            Layout.preferredHeight: Math.max(implicitHeight, Theme.buttonHeight)
            kind: "tonal"
            enabled: root.filter.narrows
            //: Shows all past games again.
            text: qsTr("Show all")
            onClicked: root.filter.clear()
        }
        ActionButton {
            objectName: "show"
            Layout.fillWidth: true
            focus: true
            //: Closes the choices; %n games are left.
            text: qsTr("Show %n games", "", root.games.matching)
            onClicked: root.close()
        }
    }
}
