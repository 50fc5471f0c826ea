// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The discs of all rows, where the rows themselves are not seen.
Card {
    id: root

    required property RiseTable table
    readonly property list<riseRow> rows: table.stand.rows
    /// While a list is emptied its rows are still there for a moment.
    property riseRow none

    ColumnLayout {
        width: parent.width
        spacing: Theme.space3

        SectionHead {
            Layout.fillWidth: true
            small: true
            //: Head of all rows with the discs that lie there.
            text: qsTr("Discs")
        }
        Repeater {
            model: root.rows.length

            RowLayout {
                id: line

                required property int index
                readonly property riseRow row: root.rows[index] ?? root.none

                Layout.fillWidth: true
                spacing: Theme.space2

                Icon {
                    name: line.row.choice.icon
                    size: Theme.iconSize(20)
                    color: Theme.ink2
                }
                Words {
                    Layout.minimumWidth: root.width / 4
                    Layout.maximumWidth: Layout.minimumWidth
                    elide: Text.ElideRight
                    text: line.row.choice.title
                    font: Theme.caption
                }
                RiseDiscs {
                    Layout.fillWidth: true
                    discs: line.row.discs
                    colours: root.table.colours
                    size: 24
                }
            }
        }
    }
}
