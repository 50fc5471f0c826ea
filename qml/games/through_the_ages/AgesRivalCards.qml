// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Cards of the Rival by their names: the pad to tap, or the places of those that were turned over.
Item {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    /// Places have the height of a card with a long name, whether one lies there or not.
    property bool places: false
    property agesRow none
    property int columns: 3
    /// One below the other, places are low: what is asked for stays in sight below them.
    readonly property bool flat: places && columns === 1
    /// Those beside each other are as high as the highest of them.
    readonly property list<real> heights: {
        const rows = [];
        for (let i = 0; i < cards.count; ++i) {
            const row = Math.floor(i / root.columns);
            rows[row] = Math.max(rows[row] ?? 0, cards.itemAt(i)?.implicitHeight ?? 0);
        }
        return rows;
    }

    // Not as wide as its cards, which are as wide as it is: that would never come to rest.
    implicitHeight: grid.implicitHeight

    Grid {
        id: grid

        width: root.width
        columns: root.columns
        spacing: Theme.gapSmall

        Repeater {
            id: cards

            model: root.rows.length

            AgesChoice {
                id: card

                required property int index
                readonly property agesRow row: root.rows[index] ?? root.none
                readonly property bool isEmpty: choice.id === ""

                table: root.table
                choice: row.choice
                width: (root.width - (root.columns - 1) * grid.spacing) / root.columns
                height: Math.max(implicitHeight, root.heights[Math.floor(index / root.columns)] ?? 0, root.flat ? Theme.buttonHeight : root.places ? 94 * Theme.displayScale : 60 * Theme.displayScale)
                implicitHeight: column.implicitHeight + (root.flat ? 0 : Theme.space3)
                opacity: isEmpty || can ? 1 : 0.5
                ringRadius: Theme.radiusControl
                Accessible.name: choice.spoken === "" ? choice.note : choice.spoken

                background: Rectangle {
                    radius: Theme.radiusControl
                    color: card.choice.chosen ? Theme.accentSoft : card.isEmpty ? "transparent" : card.down ? Theme.surfaceAlt : Theme.surface
                    border.width: card.choice.chosen ? Theme.lineSelection : Theme.lineControlWidth
                    border.color: card.choice.chosen ? Theme.accent : Theme.lineControl
                }

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.space3
                    visible: root.flat && name !== ""
                    name: card.choice.icon
                    size: Theme.iconSize(22)
                    color: card.choice.chosen ? Theme.onAccentSoft : Theme.ink
                }
                Column {
                    id: column

                    anchors.centerIn: parent
                    width: parent.width - (root.flat ? 2 * (Theme.iconSize(22) + Theme.space4) : Theme.space2)
                    spacing: Theme.lineSelection

                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: !root.flat && card.choice.icon !== ""
                        name: card.choice.icon
                        size: Theme.iconSize(22)
                        color: card.choice.chosen ? Theme.onAccentSoft : Theme.ink
                    }
                    AgesFigures {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: card.row.figures.length > 0
                        spacing: 0
                        figures: card.row.figures
                    }
                    AgesTileWords {
                        width: parent.width
                        visible: text !== ""
                        text: card.choice.title
                        color: card.choice.chosen ? Theme.onAccentSoft : Theme.ink
                        font: root.places ? Theme.label : Theme.microBold
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: card.choice.note
                        color: card.choice.chosen ? Theme.onAccentSoft : Theme.ink2
                        font: Theme.caption
                    }
                }
                Rectangle {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    visible: card.choice.count > 0
                    width: Math.max(height, times.implicitWidth + Theme.gapSmall)
                    height: times.implicitHeight
                    radius: height / 2
                    color: Theme.ink

                    Words {
                        id: times

                        anchors.centerIn: parent
                        text: "×" + card.choice.count
                        color: Theme.bg
                        font: Theme.microBold
                    }
                }
            }
        }
    }
}
