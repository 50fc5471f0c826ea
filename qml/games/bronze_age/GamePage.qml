// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone
import Tallystone.App

/// The open game: its turns, and once it is over its end.
FocusScope {
    id: root

    required property BronzeTable table
    readonly property bool over: table.step === "over"

    signal look(string where)
    signal lookAt(string where, int seat)
    signal back
    signal rematch

    function show() {
        page.setSource(root.over ? "FinalPage.qml" : "TurnPage.qml", {
            "table": root.table
        });
    }

    onOverChanged: root.show()
    Component.onCompleted: root.show()
    StackView.onActivated: (page.item as Item).forceActiveFocus()

    Loader {
        id: page

        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: page.item
        // Only the end has a rematch.
        ignoreUnknownSignals: true

        function onLook(where: string) {
            root.look(where);
        }
        function onLookAt(where: string, seat: int) {
            root.lookAt(where, seat);
        }
        function onBack() {
            root.back();
        }
        function onRematch() {
            root.rematch();
        }
    }
}
