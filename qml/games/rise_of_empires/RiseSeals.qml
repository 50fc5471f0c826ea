// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Who has something: seals that overlap a little.
Row {
    id: root

    required property list<int> owners
    required property list<string> colours
    property int size: 22

    spacing: -Theme.space1

    Repeater {
        model: root.owners

        PlayerSeal {
            required property int modelData

            colour: root.colours[modelData] ?? ""
            size: root.size
        }
    }
}
