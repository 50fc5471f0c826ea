// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The tracks of a village: people, agriculture and trade.
Rectangle {
    id: root

    required property StoneTable table
    required property stoneSeat seat
    readonly property list<int> values: [seat.people, seat.agriculture, seat.trade]
    readonly property list<int> holes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    readonly property real labelWidth: width < 330 || Theme.largeText ? 40 : 112
    readonly property real pitch: (width - labelWidth - Theme.space2) / holes.length

    implicitHeight: rows.height + 2 * Theme.gapSmall
    radius: Theme.radiusBoard
    color: Theme.board

    Column {
        id: rows

        y: Theme.gapSmall
        width: parent.width

        Repeater {
            model: root.table.tracks.length

            PegRow {
                required property int index
                readonly property string track: root.table.tracks[index]?.id ?? ""

                objectName: "track-" + track
                width: rows.width
                bare: true
                ink: StoneAgeInk.of(track)
                iconName: root.table.tracks[index]?.icon ?? ""
                name: root.table.tracks[index]?.name ?? ""
                //: Spoken: %1 is a track of the board, %2 how far it is.
                spoken: qsTr("%1: %2").arg(name).arg(value)
                values: root.holes
                value: root.values[index] ?? 0
                labelWidth: root.labelWidth
                column: root.pitch
                rowHeight: 44
            }
        }
    }
}
