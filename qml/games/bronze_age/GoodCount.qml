// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// The icon of a good and how many, side by side or one above the other.
Grid {
    id: root

    /// The id of a good, or "food".
    property string good
    property string text
    property bool stacked: false
    property int iconSize: stacked ? 30 : 24
    property string spoken

    columns: stacked ? 1 : 2
    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignVCenter
    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Icon {
        name: root.good
        size: Theme.iconSize(root.iconSize)
        color: BronzeAgeInk.of(root.good)
    }
    Words {
        text: root.text
        font: Theme.label
    }
}
