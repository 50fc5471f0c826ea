// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What happened in a turn, in whole sentences. No layout around the lines: one that is hidden still looks at
/// lines that are gone when the window is turned.
Column {
    id: root

    required property list<tableLine> lines

    Repeater {
        model: root.lines

        Item {
            id: line

            required property tableLine modelData

            width: parent ? parent.width : 0
            implicitHeight: Math.max(mark.height, words.implicitHeight) + Theme.gapMedium

            Icon {
                id: mark

                x: Theme.cardPadding + (34 - width) / 2
                name: line.modelData.icon
                size: Theme.iconSize(22)
                color: line.modelData.harm ? Theme.harm : Theme.ink2
            }
            Prose {
                id: words

                x: Theme.cardPadding + 34 + Theme.space3
                width: parent.width - x - Theme.cardPadding
                text: line.modelData.text
                color: line.modelData.harm ? Theme.harm : Theme.ink
                font: Theme.caption
            }
        }
    }
}
