// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A row for each number of a sheet, under heads, to be changed or to be seen.
CorrectPart {
    id: root

    property Inks inks: null
    property bool changing: true
    readonly property list<tableFigures> groups: sheet.groups
    /// While a list is emptied its rows are still there for a moment.
    property tableFigures noGroup
    property tableFigure noFigure

    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: root.width

        Repeater {
            model: root.groups.length

            Column {
                id: group

                required property int index
                readonly property tableFigures figures: root.groups[index] ?? root.noGroup

                width: column.width

                Item {
                    width: group.width
                    height: Theme.space3 + head.height + Theme.space1
                    visible: head.text !== ""

                    SectionHead {
                        id: head

                        y: Theme.space3
                        width: parent.width
                        text: group.figures.title
                    }
                }
                Repeater {
                    model: group.figures.rows.length

                    FigureLine {
                        required property int index

                        width: group.width
                        inks: root.inks
                        changing: root.changing
                        figure: group.figures.rows[index] ?? root.noFigure
                        onChanged: next => root.table.touch(figure.counter.id, next)
                    }
                }
            }
        }
    }
}
