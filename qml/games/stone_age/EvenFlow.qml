// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Tiles in rows: who is in it is to be as high as the tallest.
Flow {
    id: root

    readonly property real tallest: {
        let most = 0;
        for (let i = 0; i < root.children.length; ++i)
            most = Math.max(most, root.children[i].implicitHeight);
        return most;
    }

    spacing: Theme.space2
}
