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
    /// Whose board it was: pegs walk on one board, not from one player's to another's.
    property int whose: -1
    readonly property list<int> holes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    readonly property real labelWidth: width < 330 || Theme.largeText ? 40 : 112
    readonly property real pitch: (width - labelWidth - Theme.space2) / holes.length

    function valueOf(track: int): int {
        return [root.seat.people, root.seat.agriculture, root.seat.trade][track];
    }
    function put(track: int, walks: bool) {
        const row = pegs.itemAt(track) as PegRow;
        if (row === null)
            return;
        row.walks = walks;
        row.value = root.valueOf(track);
    }

    onSeatChanged: {
        for (let track = 0; track < pegs.count; ++track)
            root.put(track, root.seat.seat === root.whose);
        root.whose = root.seat.seat;
    }
    Component.onCompleted: root.whose = root.seat.seat

    implicitHeight: rows.height + 2 * Theme.gapSmall
    radius: Theme.radiusBoard
    color: Theme.board

    Column {
        id: rows

        y: Theme.gapSmall
        width: parent.width

        Repeater {
            id: pegs

            model: root.table.tracks.length
            onItemAdded: index => root.put(index, false)

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
                labelWidth: root.labelWidth
                column: root.pitch
                rowHeight: 44
            }
        }
    }
}
