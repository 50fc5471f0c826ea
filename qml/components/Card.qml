// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// A sheet of paper on the page. Lists in it set `padding` to 0.
T.Pane {
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Theme.cardPadding

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }
}
