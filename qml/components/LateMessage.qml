// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The place of a message bar, which is made when there is something to say.
Loader {
    id: root

    /// See MessageBar.
    property bool tight: false

    signal pressed

    function hide() {
        if (root.item)
            (root.item as MessageBar).hide();
    }
    function show(sentence: string, button: string) {
        root.setSource("MessageBar.qml", {
            "objectName": "message",
            "tight": root.tight,
            "text": sentence,
            "buttonText": button,
            "gone": false
        });
    }

    Connections {
        target: root.item

        function onPressed() {
            root.pressed();
        }
    }
}
