// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The sheet of a new game.
Card {
    id: root

    required property SheetOptions options

    /// Another page is asked for.
    signal look(string where)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SheetEmblem {
            size: Theme.buttonHeight
            emblem: root.options.emblem
            tally: root.options.tally
        }
        TextPair {
            Layout.fillWidth: true
            text: root.options.title
            textFont: Theme.heading
            caption: root.options.note
        }
        ActionButton {
            objectName: "other-sheet"
            kind: "tonal"
            //: Another sheet than this one.
            text: qsTr("Other")
            onClicked: root.look("library")
        }
    }
}
