// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Puts as many workers on a place as it needs.
Touchable {
    id: root

    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    ringRadius: Theme.touchTarget / 2

    background: Rectangle {
        radius: Theme.touchTarget / 2
        color: Theme.accentSoft
        border.width: Theme.lineControlWidth
        border.color: Theme.accent
    }
    contentItem: Words {
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.text
        color: Theme.onAccentSoft
        font: Theme.control
    }
}
