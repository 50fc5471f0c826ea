// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What struck, a card each; the first is the worst.
Column {
    id: root

    required property list<agesRow> rows
    /// While a list is emptied its rows are still there for a moment.
    property agesRow none

    spacing: Theme.space2

    Repeater {
        model: root.rows.length

        Rectangle {
            id: card

            required property int index
            readonly property agesRow row: root.rows[index] ?? root.none
            readonly property bool worst: index === 0
            readonly property int badge: Theme.iconSize(56)

            width: parent ? parent.width : 0
            implicitHeight: content.implicitHeight + 2 * Theme.cardPadding
            radius: Theme.radiusCard
            color: Theme.harmSoft
            Accessible.role: Accessible.StaticText
            Accessible.name: [card.row.choice.title, card.row.choice.note, ...[...card.row.figures].map(figure => figure.text)].join(", ")

            GridLayout {
                id: content

                x: Theme.cardPadding
                y: Theme.cardPadding
                width: parent.width - 2 * x
                columns: Theme.largeText ? 2 : 3
                columnSpacing: Theme.cardPadding
                rowSpacing: Theme.space2

                Rectangle {
                    implicitWidth: card.badge
                    implicitHeight: card.worst ? card.badge : sign.height
                    radius: height / 2
                    color: card.worst ? Theme.harm : "transparent"

                    Icon {
                        id: sign

                        anchors.centerIn: parent
                        name: card.row.sign
                        size: Theme.iconSize(card.worst ? 36 : 28)
                        color: card.worst ? Theme.onHarm : Theme.harm
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Words {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: card.row.choice.title
                        font: card.worst ? Theme.pageTitle : Theme.label
                    }
                    Words {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: card.row.choice.note
                        color: Theme.onHarmSoft
                        font: Theme.caption
                    }
                }
                AgesFigures {
                    Layout.column: Theme.largeText ? 1 : 2
                    Layout.row: Theme.largeText ? 1 : 0
                    visible: card.row.figures.length > 0
                    figures: card.row.figures
                    size: Theme.iconSize(20)
                    ink: Theme.harm
                    oneInk: true
                    face: Theme.heading
                }
            }
        }
    }
}
