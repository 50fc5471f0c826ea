// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tallystone
import Tallystone.App

/// The window, and the way from page to page.
ApplicationWindow {
    id: root

    required property Shelf shelf
    required property NewGame newGame
    required property Settings settings

    /// For pictures: nothing slides.
    property bool still: false
    readonly property int motion: still ? StackView.Immediate : StackView.Transition

    function look(where: string) {
        root.lookAt(where, root.shelf.table ? root.shelf.table.turnOf : 0);
    }
    function lookAt(where: string, seat: int) {
        const its = {
            "table": root.shelf.table
        };
        switch (where) {
        case "home":
            pages.pop(null, root.motion);
            root.shelf.close();
            break;
        case "newgame":
            root.newGame.begin();
            pages.push(newGamePage, {}, root.motion);
            break;
        case "settings":
            pages.push(settingsPage, {}, root.motion);
            break;
        case "sheet":
            root.swap(sheetPage, seat);
            break;
        case "pegs":
            root.swap(pegPage, seat);
            break;
        case "table":
            pages.push(tablePage, its, root.motion);
            break;
        case "log":
            pages.push(logPage, its, root.motion);
            break;
        case "correct":
            pages.push(correctPage, {
                "table": root.shelf.table,
                "seat": seat
            }, root.motion);
            break;
        case "change":
            pages.push(changePage, its, root.motion);
            break;
        case "help":
            pages.push(helpPage, its, root.motion);
            break;
        case "game":
            pages.pop(pages.get(1));
            break;
        }
    }
    /// A page keeps the table it was opened for. Sheet and peg-board take each other's place instead of piling up.
    function swap(page: Component, seat: int) {
        const its = {
            "table": root.shelf.table,
            "seat": seat
        };
        if (pages.currentItem instanceof SheetPage || pages.currentItem instanceof PegPage)
            pages.replace(pages.currentItem, page, its, root.motion);
        else
            pages.push(page, its, root.motion);
    }
    function goBack() {
        if (pages.depth > 2 || (pages.depth === 2 && !root.shelf.table))
            pages.pop();
        else
            root.look("home");
    }
    function showGame() {
        pages.pop(null, StackView.Immediate);
        if (root.shelf.table)
            pages.push(gamePage, {
                "table": root.shelf.table
            }, StackView.Immediate);
    }

    visible: true
    width: Theme.windowWidth
    height: Theme.windowHeight
    minimumWidth: Theme.phoneWidth
    title: qsTr("Tallystone")
    color: Theme.bg

    Component.onCompleted: root.showGame()

    Connections {
        target: root.shelf

        function onTableChanged() {
            root.showGame();
        }
    }
    Binding {
        target: Theme
        property: "dark"
        value: root.settings.dark
    }
    Binding {
        target: Theme
        property: "animated"
        value: !root.still
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textScale
    }
    // A turn that is played anew has keys of its own: there they mean its copy.
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.shelf.table !== null && !(pages.currentItem instanceof ChangePage)
        onActivated: root.shelf.table.undo()
    }
    Shortcut {
        // Not StandardKey.Redo, which is one of these: named twice, a shortcut is ambiguous and does nothing.
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.shelf.table !== null && !(pages.currentItem instanceof ChangePage)
        onActivated: root.shelf.table.redo()
    }

    StackView {
        id: pages

        objectName: "pages"
        anchors.fill: parent
        focus: true
        initialItem: homePage
        Keys.onBackPressed: root.goBack()
    }

    Component {
        id: homePage

        HomePage {
            shelf: root.shelf
            onLook: where => root.look(where)
        }
    }
    Component {
        id: newGamePage

        NewGamePage {
            newGame: root.newGame
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            settings: root.settings
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
    Component {
        id: gamePage

        GamePage {
            onLook: where => root.look(where)
            onLookAt: (where, seat) => root.lookAt(where, seat)
            onBack: root.goBack()
            onRematch: root.shelf.rematch()
        }
    }
    Component {
        id: sheetPage

        SheetPage {
            onLook: where => root.lookAt(where, seat)
            onLookAt: (where, seat) => root.lookAt(where, seat)
            onBack: root.goBack()
        }
    }
    Component {
        id: pegPage

        PegPage {
            onLook: where => root.lookAt(where, seat)
            onLookAt: (where, seat) => root.lookAt(where, seat)
            onBack: root.goBack()
        }
    }
    Component {
        id: tablePage

        TablePage {
            onLook: where => root.look(where)
            onLookAt: (where, seat) => root.lookAt(where, seat)
            onBack: root.goBack()
        }
    }
    Component {
        id: logPage

        LogPage {
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
    Component {
        id: correctPage

        CorrectPage {
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
    Component {
        id: changePage

        ChangePage {
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
    Component {
        id: helpPage

        HelpPage {
            onLook: where => root.look(where)
            onBack: root.goBack()
        }
    }
}
