// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Lines that tell, on a card.
Card {
    id: root

    required property list<sheetLine> lines
    property sheetLine none

    padding: 0
    visible: lines.length > 0

    Column {
        width: parent.width

        Repeater {
            model: root.lines.length

            SheetLibraryLine {
                required property int index

                width: parent ? parent.width : 0
                line: root.lines[index] ?? root.none
                last: index === root.lines.length - 1
            }
        }
    }
}
