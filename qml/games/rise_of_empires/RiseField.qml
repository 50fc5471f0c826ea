// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Tallystone
import Tallystone.App

/// A name or a note to type.
TextEntry {
    id: root

    required property RiseTable table
    required property tableField field

    objectName: field.id
    name: field.title
    placeholderText: field.hint
    text: field.text
    onTextEdited: table.touch(field.id, 0, text)
}
