// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Drawings with their figures, side by side.
Row {
    id: root

    required property list<agesFigure> figures
    property int size: Theme.iconSize(16)
    property color ink: Theme.ink
    property font face: Theme.captionBold
    /// On another ground than the page's, where no other ink can be read.
    property bool oneInk: false
    /// While a list is emptied its figures are still there for a moment.
    property agesFigure none

    spacing: Theme.gapSmall

    Repeater {
        model: root.figures.length

        Row {
            id: figure

            required property int index
            readonly property agesFigure shown: root.figures[index] ?? root.none

            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: figure.shown.icon !== ""
                name: figure.shown.icon
                size: root.size
                color: root.oneInk ? root.ink : AgesInk.of(figure.shown.ink)
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: figure.shown.text
                color: figure.shown.harm && !root.oneInk ? Theme.harm : root.ink
                font: root.face
            }
        }
    }
}
