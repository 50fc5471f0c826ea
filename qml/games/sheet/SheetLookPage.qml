// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A sheet with nothing written on it.
PageFrame {
    id: root

    required property SheetLibrary library

    header: PageBar {
        title: root.library.held.title
        subtitle: root.library.heldNote
        onBack: root.back()
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        SheetEmblem {
            emblem: root.library.held.emblem
            tally: root.library.held.tally
            size: Theme.touchTarget
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space3

            SheetLibraryFact {
                iconName: "ui-players"
                text: root.library.held.players
            }
            SheetLibraryFact {
                iconName: "ui-sheet"
                text: root.library.held.rows
            }
            SheetLibraryFact {
                iconName: "sheet-aim"
                text: root.library.held.aim
            }
        }
    }
    SheetLibraryLines {
        Layout.fillWidth: true
        lines: root.library.rows
    }
    Item {
        Layout.fillHeight: true
    }
}
