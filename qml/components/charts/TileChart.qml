// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// A few numbers that need no drawing, a tile for each.
ChartFrame {
    id: root

    readonly property real tileWants: Math.max(numberWords.width, labelWords.width, asideWords.width) + 2 * Theme.gapSmall
    readonly property int fitting: Math.max(1, Math.floor((availableWidth + Theme.space2) / (tileWants + Theme.space2)))
    /// Rows of the same length, as far as that goes.
    readonly property int columns: Math.max(1, Math.ceil(count / Math.ceil(count / fitting)))
    readonly property real tileWidth: (availableWidth + Theme.space2) / columns - Theme.space2

    drawingHeight: tiles.height

    Widest {
        id: numberWords

        texts: [...root.labels].map((label, index) => root.textAt(index))
        font: Theme.heading
    }
    Widest {
        id: labelWords

        texts: root.labels
        font: Theme.caption
    }
    Widest {
        id: asideWords

        texts: root.asides
        font: Theme.micro
    }
    TapHandler {
        enabled: root.drawn
        onTapped: root.showNumbers()
    }
    Grid {
        id: tiles

        columns: root.columns
        spacing: Theme.space2

        Repeater {
            model: root.count

            Rectangle {
                id: tile

                required property int index

                objectName: "tile-" + index
                width: root.tileWidth
                height: words.implicitHeight + 2 * Theme.gapMedium
                radius: Theme.radiusTile
                color: index === root.strong ? Theme.accentSoft : Theme.surfaceAlt
                border.width: index === root.strong ? Theme.lineControlWidth : 0
                border.color: Theme.accent
                Accessible.role: Accessible.ListItem
                Accessible.name: root.spoken(index)

                Column {
                    id: words

                    y: Theme.gapMedium
                    width: parent.width

                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.textAt(tile.index)
                        color: tile.index === root.strong ? Theme.onAccentSoft : Theme.ink
                        font: Theme.heading
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: root.labels[tile.index] ?? ""
                        color: tile.index === root.strong ? Theme.onAccentSoft : Theme.ink2
                        font: Theme.caption
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: root.asides[tile.index] ?? ""
                        color: tile.index === root.strong ? Theme.onAccentSoft : Theme.ink3
                        font: Theme.micro
                    }
                }
            }
        }
    }
}
