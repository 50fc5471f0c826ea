// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// What all pages share: where they lead, and Esc as the way back.
T.Page {
    id: root

    property bool escapes: true
    /// Another window has the games: what would change them is off.
    property bool readOnly: false
    /// What undo takes back is seen here, so its keys work.
    property bool undoSeen: false
    /// What would be lost by leaving it, in a sentence; else empty.
    property string unsaved
    /// Looks that take its place instead of piling up.
    property list<string> siblings
    /// The page of a past game to come back to, where the game was put on the table for this one; else empty.
    property string origin
    /// One column, or room for more beside it.
    readonly property bool wide: width >= Theme.wideWindow
    /// A phone on its side.
    readonly property bool low: height > 0 && height < Theme.lowWindow && width > height

    signal look(string where)
    /// The same for one player's things.
    signal lookAt(string where, int seat)
    signal back
    /// It is left, and what was not saved is given up.
    signal forgotten

    // What a page holds depends on its size, so its size must not depend on what it holds.
    implicitWidth: Theme.phoneWidth
    implicitHeight: Theme.readingWidth
    focus: true
    // A sheet over it keeps the keyboard.
    T.StackView.onActivated: {
        if (!T.Overlay.overlay.visible)
            root.forceActiveFocus();
    }

    background: Rectangle {
        color: Theme.bg
    }

    Shortcut {
        sequence: "Esc"
        enabled: root.visible && root.escapes
        onActivated: root.back()
    }
}
