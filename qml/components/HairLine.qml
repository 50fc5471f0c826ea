// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The thinnest rule.
Rectangle {
    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.lineHair
    color: Theme.line
    Accessible.ignored: true
}
