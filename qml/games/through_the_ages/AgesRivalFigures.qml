// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What the Rival has in numbers, as they were and as they are, and the player's strength beside them.
Card {
    id: root

    required property AgesTable table
    required property list<agesRivalFigure> figures
    property agesRivalFigure none

    Grid {
        width: parent.width
        columns: Theme.largeText ? 2 : Math.max(1, root.figures.length)

        Repeater {
            model: root.figures.length

            Column {
                id: cell

                required property int index
                readonly property agesRivalFigure figure: root.figures[index] ?? root.none
                readonly property real others: was.implicitWidth + now.implicitWidth + 2 * Theme.space1 + (figure.own ? seal.width + Theme.space1 : 0)

                width: parent ? parent.width / (parent as Grid).columns : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: figure.before === "" ? figure.title + " " + figure.text : figure.title + " " + figure.before + " → " + figure.text

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.space1

                    PlayerSeal {
                        id: seal

                        anchors.verticalCenter: parent.verticalCenter
                        visible: cell.figure.own
                        size: 22
                        colour: root.table.colours[0] ?? ""
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        // Where it is narrow the title below has to do.
                        visible: width + cell.others <= cell.width
                        name: cell.figure.icon
                        size: Theme.iconSize(20)
                        color: Theme.ink2
                    }
                    Words {
                        id: was

                        anchors.verticalCenter: parent.verticalCenter
                        visible: text !== ""
                        text: cell.figure.before === "" ? "" : cell.figure.before + " →"
                        color: Theme.ink2
                        font: Theme.caption
                    }
                    Words {
                        id: now

                        anchors.verticalCenter: parent.verticalCenter
                        text: cell.figure.text
                        font: Theme.heading
                    }
                }
                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: cell.figure.title
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
        }
    }
}
