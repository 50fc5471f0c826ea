// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// The window, and the way from page to page.
T.ApplicationWindow {
    id: root

    required property Shelf shelf
    required property NewGame newGame
    required property Archive archive
    required property GameData gameData
    required property Sharing sharing
    required property Settings settings
    required property StatisticsBoard statistics

    /// For pictures: nothing slides.
    property bool still: false
    readonly property int motion: still ? T.StackView.Immediate : T.StackView.Transition

    readonly property PlainPage current: pages.currentItem as PlainPage

    function look(where: string) {
        root.lookAt(where, root.shelf.table ? root.shelf.table.turnOf : 0);
    }
    function lookAt(where: string, seat: int) {
        switch (where) {
        case "home":
            root.shelf.close();
            root.showOnly("pages/HomePage.qml", {
                "shelf": root.shelf,
                "newGame": root.newGame,
                "archive": root.archive,
                "statistics": root.statistics,
                "backups": root.gameData.backups
            });
            break;
        case "newgame":
            root.newGame.begin();
            root.show("pages/NewGamePage.qml", {
                "newGame": root.newGame
            });
            break;
        case "kept":
            // What was taken in is there for a new game. Where nothing else was under way, its table is next.
            if (pages.depth > 2 || root.shelf.table)
                return root.leave();
            root.newGame.begin();
            root.show("pages/NewGamePage.qml", {
                "newGame": root.newGame
            }, true);
            break;
        case "library":
            root.newGame.library.refresh();
            root.showOfLibrary(where);
            break;
        case "settings":
            root.show("pages/SettingsPage.qml", {
                "settings": root.settings,
                // The names at the table are those of its start, so nobody is renamed while it is laid.
                "players": root.shelf.table ? null : root.archive.players
            });
            break;
        case "history":
            root.archive.games.refresh();
            root.showPast("HistoryPage.qml");
            break;
        case "players":
            root.archive.players.refresh();
            root.showPast("PlayersPage.qml");
            break;
        case "bin":
            root.archive.bin.refresh();
            root.showPast("BinPage.qml");
            break;
        case "past":
            root.showPast("PastGamePage.qml");
            break;
        case "pastlog":
            root.showPast("PastLogPage.qml");
            break;
        case "replay":
            if (root.shelf.table === null || root.archive.lookBack())
                root.showPast("ReplayPage.qml");
            break;
        case "statistics":
            root.statistics.open();
            root.show("pages/StatisticsPage.qml", {
                "board": root.statistics
            });
            break;
        case "career":
            root.show("pages/CareerPage.qml", {
                "career": root.statistics.career
            });
            break;
        case "data":
            root.leaveTable();
            root.show("pages/DataPage.qml", {
                "gameData": root.gameData
            });
            break;
        case "import":
            root.leaveTable();
            // More files may come while the page is there.
            if (!root.current.siblings.includes(where))
                root.show("pages/ImportPage.qml", {
                    "gameImport": root.gameData.gameImport,
                    "siblings": [where]
                });
            break;
        case "share":
            if (root.shelf.table)
                root.sharing.take(root.shelf.table);
            else
                root.sharing.takePast(root.archive.game);
            root.show("table/SharePage.qml", {
                "sharing": root.sharing
            });
            break;
        case "game":
            pages.pop(null, root.motion);
            break;
        case "rematch":
            root.shelf.rematch();
            break;
        case "log":
        case "change":
        case "help":
            root.show("table/" + where.charAt(0).toUpperCase() + where.slice(1) + "Page.qml", {
                "table": root.shelf.table
            });
            break;
        case "change-pastlog":
        case "change-replay":
            root.show("table/ChangePage.qml", {
                "table": root.shelf.table,
                "origin": where.slice("change-".length)
            });
            break;
        case "table":
            root.show(GameFiles.ownOrShared(root.shelf.table.folder, where + "Page"), {
                "table": root.shelf.table
            });
            break;
        default:
            if (where.startsWith("library-"))
                return root.showOfLibrary(where.slice("library-".length));
            root.show(GameFiles.ownOrShared(root.shelf.table.folder, where + "Page"), {
                "table": root.shelf.table,
                "seat": seat
            }, root.current.siblings.includes(where));
        }
    }
    /// A page that the game to be played has of its own, before anybody sits down.
    function showOfLibrary(page: string) {
        root.show(GameFiles.of(root.newGame.library.folder, page + "Page"), {
            "library": root.newGame.library
        });
    }
    /// Before the games themselves may change.
    function leaveTable() {
        if (root.shelf.table)
            root.look("home");
    }
    /// Pages are files, read when they are asked for: the app starts with the one it shows.
    function show(file: url, its, instead = false) {
        const page = Qt.resolvedUrl(file);
        root.join(instead ? pages.replace(pages.currentItem, page, its, root.motion) : pages.push(page, its, root.motion));
    }
    function showPast(page: string) {
        root.show("pages/" + page, {
            "archive": root.archive
        });
    }
    function showOnly(file: string, its) {
        root.join(pages.replace(null, Qt.resolvedUrl(file), its, T.StackView.Immediate));
    }
    function join(page: PlainPage) {
        page.readOnly = Qt.binding(() => root.gameData.backups.reading);
        page.look.connect(root.look);
        page.lookAt.connect(root.lookAt);
        page.back.connect(root.goBack);
    }
    function goBack() {
        if (root.current.unsaved === "")
            return root.leave();
        question.open({
            //: A question when a page is left that has something unsaved.
            "title": qsTr("Leave this page?"),
            "text": root.current.unsaved,
            //: The safe answer: the page is not left.
            "safeText": qsTr("Stay here"),
            //: The page is left, and what was entered on it is lost.
            "otherText": qsTr("Leave without it")
        });
    }
    function leave() {
        const origin = root.current.origin;
        root.current.forgotten();
        if (origin !== "")
            root.lookBack(origin);
        else if (pages.depth > 1)
            pages.pop(root.motion);
        else
            root.look("home");
    }
    /// To a page of the past game, with the way that leads there below it.
    function lookBack(origin: string) {
        for (const where of ["home", "history", "past", origin])
            root.look(where);
    }
    function showGame() {
        if (root.shelf.table)
            root.showOnly("table/GamePage.qml", {
                "table": root.shelf.table
            });
        else if (pages.depth === 0)
            root.look("home");
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
    LateSheet {
        id: question

        file: Qt.resolvedUrl("components/AskSheet.qml")
    }
    Connections {
        target: question.item

        function onAccepted() {
            root.leave();
        }
    }
    Haste {
        window: root
        table: root.shelf.table
    }
    // A turn that is played anew has keys of its own: there they mean its copy.
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.shelf.table !== null && root.current.undoSeen
        onActivated: root.shelf.table.undo()
    }
    Shortcut {
        // Not StandardKey.Redo, which is one of these: named twice, a shortcut is ambiguous and does nothing.
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.shelf.table !== null && root.current.undoSeen
        onActivated: root.shelf.table.redo()
    }

    component Slide: Transition {
        id: slide

        property real from: 0
        property real to: 0

        XAnimator {
            from: slide.from
            to: slide.to
            duration: Theme.panelTime
            easing.type: Easing.OutCubic
        }
    }

    header: Loader {
        // The first page has its own words for it.
        active: root.gameData.backups.reading && pages.depth > 1
        visible: active
        source: Qt.resolvedUrl("components/LookOnlyBar.qml")
        onLoaded: (item as LookOnlyBar).elsewhere = root.gameData.backups.trouble === "in-use"
    }

    T.StackView {
        id: pages

        objectName: "pages"
        anchors.fill: parent
        focus: true
        Keys.onBackPressed: root.goBack()

        pushEnter: Slide {
            from: pages.width
        }
        pushExit: Slide {
            to: -pages.width
        }
        popEnter: Slide {
            from: -pages.width
        }
        popExit: Slide {
            to: pages.width
        }
        replaceEnter: Slide {
            from: pages.width
        }
        replaceExit: Slide {
            to: -pages.width
        }
    }
}
