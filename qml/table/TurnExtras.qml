// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// What the turn of a game has of its own beside its steps. A game that has something brings a file of its own.
Item {
    id: root

    property GameTable table
    /// The steps of every turn. Their pages are kept, so they hold nothing of their own.
    property list<string> lasting
    /// A look of the game's own beside those at the sheet and the table: where it leads, its drawing, its word.
    property string ownLook
    property string ownLookIcon
    property string ownLookText

    /// How the look at the table is called where it has another name, and its drawing.
    property string tableLookText
    property string tableLookIcon: "ui-players"

    /// The wide button in a word, where large text leaves no room beside the looks; empty: as ever.
    property string primaryShort

    /// The sheet has a look of its own; not where the turn shows it already.
    property bool sheetLook: true
    /// What can be touched beside the wide button.
    property list<tableChoice> doors

    signal look(string where)

    /// True if the key meant something.
    function press(key: int, modifiers: int, text: string): bool {
        return false;
    }
    /// Back to what is half entered; false if that is a correction. Most of it stands on the page still.
    function resume(): bool {
        return true;
    }
    /// A line that passes over the next step, after this one was left by the wide button; else nothing.
    function lineAfter(step: string): url {
        return "";
    }
}
