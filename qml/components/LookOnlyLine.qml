// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Why nothing can be changed here.
NoteLine {
    objectName: "look-only"
    iconName: "ui-lock"
    text: qsTr("Another window has your games open. Here you can only look at them.")
}
