// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A game that is over: how it ended, how it went, what was written about it.
PageFrame {
    id: root

    required property Archive archive
    readonly property PastGame game: archive.game
    readonly property GameTable table: game.table
    readonly property bool beside: width >= Theme.turnWidth + Theme.phoneWidth

    gap: Theme.cardPadding
    widest: beside ? Theme.pageWidth : Theme.readingWidth

    header: PageBar {
        title: root.game.title
        //: Below the title of a past game: %1 is a date, %2 an edition.
        subtitle: qsTr("%1, %2").arg(root.game.day).arg(root.game.edition)
        onBack: root.back()

        IconButton {
            objectName: "share"
            iconName: "ui-share"
            //: Opens the page that takes a past game to others.
            name: qsTr("Share")
            onClicked: root.look("share")
        }
        IconButton {
            objectName: "delete"
            enabled: !root.readOnly
            iconName: "ui-trash"
            //: Deletes a past game.
            name: qsTr("Delete")
            onClicked: question.open()
        }
    }
    footer: FootBar {
        // Three do not fit side by side on a phone.
        columns: Theme.largeText ? 1 : root.wide ? 3 : 2
        widest: root.widest

        ActionButton {
            objectName: "look-log"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            kind: "tonal"
            iconName: "ui-history"
            //: Opens the log of a past game.
            text: qsTr("Log")
            onClicked: root.look("pastlog")
        }
        ActionButton {
            objectName: "take-up"
            Layout.fillWidth: true
            Layout.preferredWidth: root.wide ? 2 : 1
            Layout.fillHeight: true
            visible: root.game.stoppedEarly
            enabled: !root.readOnly
            kind: "tonal"
            iconName: "ui-undo"
            //: Goes on with a game that was stopped early.
            text: qsTr("Go on playing")
            onClicked: root.archive.takeUp()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.columnSpan: !Theme.largeText && !root.wide && root.game.stoppedEarly ? 2 : 1
            focus: true
            iconName: "ui-play"
            //: Tells a past game again, action by action.
            text: qsTr("Replay")
            onClicked: root.look("replay")
        }
    }

    Flow {
        id: parts

        readonly property real column: root.beside ? (width - spacing) / 2 - 1 : width

        Layout.fillWidth: true
        spacing: Theme.cardPadding

        // No layout: one keeps the height of a verdict that was wrapped otherwise.
        Column {
            width: parts.column
            spacing: Theme.cardPadding

            FinalVerdict {
                width: parent.width
                table: root.table
                best: root.game.best
            }
            FinalScores {
                width: parent.width
                table: root.table
            }
        }
        ColumnLayout {
            width: parts.column
            spacing: Theme.cardPadding

            CurveCard {
                Layout.fillWidth: true
                visible: root.game.rounds.length > 1
                game: root.game
            }
            PastWords {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.space3
                game: root.game
                readOnly: root.readOnly
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    AskSheet {
        id: question

        //: The question before a past game is deleted. %1 is a date.
        title: qsTr("Delete this game of %1?").arg(root.game.day)
        //: What would be deleted: %1 is a game, %2 who played.
        text: qsTr("%1. %2. It can be restored for %n days.", "", root.archive.bin.days).arg(root.game.title).arg([...root.table.names].join(", "))
        //: The safe answer: the game stays.
        safeText: qsTr("Keep it")
        //: The other answer: the game is deleted.
        otherText: qsTr("Delete")
        onAccepted: {
            if (root.archive.games.remove(root.game.id))
                root.back();
        }
    }
}
