// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Says that the end is near.
Pill {
    objectName: "last-round"
    kind: "accent"
    iconName: "ui-clock"
    //: Every player has one more turn at most.
    text: qsTr("Last round")
}
