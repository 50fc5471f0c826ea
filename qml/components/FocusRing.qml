// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// The accent ring around what the keyboard is on. Put into a control it knows by itself when to show.
Rectangle {
    id: root

    readonly property T.Control control: parent as T.Control
    property bool shown: control !== null && control.visualFocus
    /// The radius of what the ring goes around.
    property real around: Theme.radiusCard

    anchors.fill: parent
    anchors.margins: -2 * Theme.focusWidth
    visible: shown
    color: "transparent"
    radius: around + 2 * Theme.focusWidth
    border.width: Theme.focusWidth
    border.color: Theme.accent
    Accessible.ignored: true
}
