// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Lays the table: who plays, in which order, by which rules.
PageFrame {
    id: root

    required property NewGame newGame

    /// Each game draws its own choices.
    function showOptions() {
        for (const [loader, part] of [[chosen, "Chosen"], [rules, "Options"]])
            loader.setSource(GameFiles.ownOrShared(root.newGame.options.folder, part), {
                "options": root.newGame.options
            });
    }

    widest: wide ? Theme.pageWidth : Theme.readingWidth
    Component.onCompleted: root.showOptions()

    header: PageBar {
        //: Title of the page that lays the table.
        title: qsTr("New game")
        onBack: root.back()
    }
    footer: FootBar {
        widest: root.widest

        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            focus: true
            enabled: root.newGame.canStart || root.newGame.wantsNames
            iconName: root.newGame.wantsNames ? "ui-plus" : enabled ? "ui-arrow" : ""
            text: root.newGame.startText
            onClicked: root.newGame.wantsNames ? players.write() : root.newGame.start()
        }
    }

    TwoColumns {
        Layout.fillWidth: true
        beside: root.wide
        gap: Theme.space4

        first: [
            Loader {
                id: chosen

                Layout.fillWidth: true
                visible: item !== null
            },
            GameChoice {
                Layout.fillWidth: true
                titles: root.newGame.gameTitles
                current: root.newGame.game
                notes: root.newGame.gameNotes
                scenes: root.newGame.gameScenes
                onChosen: index => {
                    root.newGame.game = index;
                    if (root.newGame.library !== null)
                        root.look("library");
                }
            },
            PlayerList {
                id: players

                Layout.fillWidth: true
                newGame: root.newGame
            }
        ]
        second: Loader {
            id: rules

            Layout.fillWidth: true
        }
    }
    Item {
        Layout.fillHeight: true
    }

    // Where it has a library, its choices lead there.
    Connections {
        target: chosen.item
        ignoreUnknownSignals: true

        function onLook(where: string) {
            root.look(where);
        }
    }
    Connections {
        target: root.newGame

        function onOptionsChanged() {
            root.showOptions();
        }
    }
}
