// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One of a few rows, side by side.
SegmentedChoice {
    id: root

    required property RiseTable table
    required property list<tableChoice> rows

    ids: [...rows].map(row => row.id)
    options: [...rows].map(row => row.title)
    icons: [...rows].map(row => row.icon).filter(icon => icon !== "")
    spoken: [...rows].map(row => row.spoken === "" ? row.title : row.spoken)
    current: [...rows].findIndex(row => row.chosen)
    onChosen: index => table.touch(rows[index].id)
}
