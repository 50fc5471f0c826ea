// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The disaster boxes, rows of fifteen in groups of five. Beyond the last box the sheet counts on in figures.
Item {
    id: root

    property int count: 0
    /// The last so many are of this turn.
    property int fresh: 0
    property real side: 14
    property string spoken
    /// Which rows of fifteen are shown.
    property int firstRow: 0
    property int rows: 3
    /// How boxes look that were crossed earlier, and whether fresh ones have a ring.
    property string earlier: "harm"
    property bool ringed: true
    property real gap: 3
    /// Between two groups of five.
    property real groupGap: Math.max(gap, (width - 15 * side - 12 * gap) / 2)

    readonly property int room: 45
    readonly property bool over: count > room && firstRow + rows === 3

    function markOf(place: int): string {
        return place >= root.count ? "empty" : place >= root.count - root.fresh ? "harm" : root.earlier;
    }
    function leftOf(column: int): real {
        return column * (root.side + root.gap) + Math.floor(column / 5) * (root.groupGap - root.gap);
    }

    implicitWidth: 15 * side + 12 * gap + 2 * Math.max(gap, side)
    implicitHeight: rows * (side + gap) - gap + (over ? more.height + gap : 0)
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Repeater {
        model: 15 * root.rows

        Box {
            required property int index
            readonly property int place: 15 * root.firstRow + index

            x: root.leftOf(index % 15)
            y: Math.floor(index / 15) * (root.side + root.gap)
            side: root.side
            mark: root.markOf(place)
            ringed: root.ringed && place < root.count && place >= root.count - root.fresh
            delay: Math.max(0, place - root.count + root.fresh) * Theme.boxStagger
        }
    }
    Text {
        id: more

        visible: root.over
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        //: More disaster boxes than the sheet has: %1 boxes are on it, %2 go beyond.
        text: qsTr("%1 + %2").arg(root.room).arg(root.count - root.room)
        textFormat: Text.PlainText
        color: Theme.harm
        font: Theme.captionBold
        Accessible.ignored: true
    }
}
