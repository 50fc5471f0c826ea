// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The open game: its turns, and once it is over its end.
PlainPage {
    id: root

    required property GameTable table
    readonly property bool over: table.over

    function show() {
        page.setSource(root.over ? "FinalPage.qml" : Qt.resolvedUrl("../games/" + root.table.folder + "/TurnPage.qml"), {
            "table": root.table
        });
    }

    escapes: false
    onOverChanged: root.show()
    Component.onCompleted: root.show()
    onActiveFocusChanged: if (activeFocus && page.item) (page.item as Item).forceActiveFocus()

    Loader {
        id: page

        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: page.item

        function onLook(where: string) {
            root.look(where);
        }
        function onBack() {
            root.back();
        }
    }
}
