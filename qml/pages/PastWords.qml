// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Where a game was played and what there is to remember of it. Kept letter by letter.
Card {
    id: root

    required property PastGame game
    property bool readOnly: false

    function read() {
        place.text = root.game.place;
        note.text = root.game.note;
    }

    Component.onCompleted: root.read()

    Connections {
        target: root.game

        function onOpened() {
            root.read();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        Prose {
            Layout.fillWidth: true
            //: Head of what was written about a past game.
            text: qsTr("To remember")
            font: Theme.section
            Accessible.role: Accessible.Heading
        }
        TextEntry {
            id: place

            objectName: "place"
            Layout.fillWidth: true
            readOnly: root.readOnly
            maximumLength: 2000
            //: A field for where a game was played.
            placeholderText: qsTr("Where you played")
            name: placeholderText
            onTextEdited: root.game.place = text
        }
        NoteEntry {
            id: note

            objectName: "note"
            Layout.fillWidth: true
            readOnly: root.readOnly
            //: A field for anything about a game.
            placeholderText: qsTr("Note")
            name: placeholderText
            onTextChanged: if (activeFocus) root.game.note = text
        }
        NoteLine {
            objectName: "problem"
            Layout.fillWidth: true
            visible: root.game.problem !== ""
            iconName: "ui-warn"
            ink: Theme.harm
            text: root.game.problem
        }
    }
}
