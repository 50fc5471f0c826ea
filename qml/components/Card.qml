// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone

/// A sheet of paper on the page. Lists in it set `padding` to 0.
Pane {
    padding: Theme.cardPadding

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }
}
