// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// The open game: its turns, and once it is over its end.
PlainPage {
    id: root

    required property GameTable table
    readonly property bool over: table.over

    function show() {
        page.setSource(root.over ? "FinalPage.qml" : GameFiles.ownOrShared(root.table.folder, "TurnPage"), {
            "table": root.table
        });
    }

    /// A sheet that the game came back with keeps the keyboard.
    function takeKeyboard() {
        if (!T.Overlay.overlay.visible)
            (page.item as Item).forceActiveFocus();
    }

    escapes: false
    undoSeen: true
    onOverChanged: root.show()
    Component.onCompleted: root.show()
    onActiveFocusChanged: if (activeFocus && page.item) takeKeyboard()

    Loader {
        id: strip

        width: root.width
        source: root.table.warning === "" ? "" : "GameWarning.qml"
    }
    Binding {
        target: strip.item
        property: "text"
        value: root.table.warning
    }
    Loader {
        id: page

        anchors.fill: parent
        anchors.topMargin: strip.height
        focus: true
        onLoaded: root.takeKeyboard()
    }
    Connections {
        target: page.item

        function onLook(where: string) {
            root.look(where);
        }
        function onLookAt(where: string, seat: int) {
            root.lookAt(where, seat);
        }
        function onBack() {
            root.back();
        }
    }
}
