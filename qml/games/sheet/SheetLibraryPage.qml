// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All sheets: one is chosen for a new game, or a new one is made.
PageFrame {
    id: root

    required property SheetLibrary library
    readonly property bool finding: library.find !== ""

    function touch(id: string) {
        const where = root.library.touch(id);
        if (where === "back")
            root.back();
        else if (where !== "")
            root.look(where);
    }
    function hold(id: string) {
        root.library.hold(id);
        held.open();
    }

    widest: wide ? Theme.pageWidth : Theme.readingWidth

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.visible && root.library.canUndo
        onActivated: root.library.undo()
    }

    header: PageBar {
        //: Title of the page of score sheets for games that have none of their own.
        title: qsTr("Another game")
        onBack: root.back()

        UndoPill {
            visible: canUndo
            canUndo: root.library.canUndo
            onUndo: root.library.undo()
        }
    }
    footer: FootBar {
        widest: root.widest
        columns: Theme.largeText ? 1 : 2

        ActionButton {
            objectName: "take-in"
            Layout.fillHeight: true
            Layout.fillWidth: Theme.largeText
            kind: "tonal"
            iconName: "sheet-qr"
            //: Takes in a sheet from a file, a link or a code.
            text: qsTr("Take in")
            onClicked: taking.open()
        }
        ActionButton {
            objectName: "new"
            Layout.fillWidth: true
            kind: "secondary"
            iconName: "sheet-new"
            text: root.library.newText
            hint: root.finding ? qsTr("begins with one row") : ""
            onClicked: root.touch(objectName)
        }
    }

    TextEntry {
        objectName: "find"
        Layout.fillWidth: true
        name: qsTr("Find a sheet")
        placeholderText: name
        text: root.library.find
        onTextEdited: root.library.find = text
    }
    SheetLibraryCards {
        Layout.fillWidth: true
        visible: root.finding && cards.length > 0
        title: ""
        cards: root.library.found
        onChosen: id => root.touch(id)
        onHeld: id => root.hold(id)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: root.finding
        text: qsTr("Titles and notes are searched, in your own sheets, in those from friends and in the twelve that come with Tallystone.")
    }
    TwoColumns {
        Layout.fillWidth: true
        visible: !root.finding
        beside: root.wide
        gap: Theme.space4

        first: [
            SheetLibraryCards {
                Layout.fillWidth: true
                title: qsTr("Last used")
                cards: root.library.lastUsed
                onChosen: id => root.touch(id)
                onHeld: id => root.hold(id)
            },
            SheetLibraryCards {
                Layout.fillWidth: true
                title: qsTr("Your own")
                cards: root.library.own
                onChosen: id => root.touch(id)
                onHeld: id => root.hold(id)
            },
            NoteLine {
                Layout.fillWidth: true
                visible: !root.library.hasOwn
                iconName: "sheet-new"
                text: qsTr("No sheet of your own yet. The first one starts here.")
            }
        ]
        second: SheetLibraryCards {
            Layout.fillWidth: true
            title: qsTr("From Tallystone")
            cards: root.library.shipped
            onChosen: id => root.touch(id)
            onHeld: id => root.hold(id)
        }
    }
    Item {
        Layout.fillHeight: true
    }
    SheetLibraryHeld {
        id: held

        library: root.library
        onTouched: id => {
            held.close();
            root.touch(id);
        }
    }
    SheetLibraryTaking {
        id: taking

        library: root.library
        onTaken: root.look("library-arrival")
    }
}
