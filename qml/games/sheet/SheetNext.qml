// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The wide button: it writes the cell and names the next thing.
ActionButton {
    required property SheetTable table

    objectName: "primary"
    kind: table.primaryQuiet ? "secondary" : "primary"
    enabled: table.primaryEnabled
    text: table.primaryText
    hint: table.primaryHint
    iconName: enabled && !table.primaryQuiet ? "ui-arrow" : ""
}
