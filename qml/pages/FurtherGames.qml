// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The running games but the one that was played last.
Card {
    id: root

    required property Shelf shelf
    property bool readOnly: false

    /// Their places among the running ones.
    signal opened(int index)
    signal removed(int index)

    visible: shelf.running.length > 1
    padding: 0

    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Column {
        width: parent.width

        Repeater {
            model: [...root.shelf.running].slice(1)

            GameRow {
                required property shelfGame modelData
                required property int index

                objectName: "game-" + (index + 1)
                enabled: !root.readOnly
                width: parent ? parent.width : 0
                title: modelData.title
                note: modelData.note
                names: modelData.names
                colours: modelData.colours
                onClicked: root.opened(index + 1)
                onRemoved: root.removed(index + 1)
            }
        }
    }
}
