// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Another page of a player, beside the sheet.
ActionButton {
    id: root

    /// Where it leads, and what that is called.
    required property string where
    required property string name

    objectName: "look-" + where
    kind: "tonal"
    // The word gives way to large text, the icon stays.
    text: Theme.largeText ? "" : name
    Accessible.name: name
}
