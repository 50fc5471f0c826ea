// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The food track of the board: discs above their number, a ring where one was or will be.
Rectangle {
    id: root

    required property GameTable table
    required property list<riseFood> discs
    property string spoken
    /// Discs stand where they are, and the ring says where they will be.
    property bool now: false
    /// While a list is emptied its rows are still there for a moment.
    property riseFood none

    readonly property int most: 20
    readonly property int seal: discs.length === 1 ? 30 : 24
    readonly property real cell: (width - 2 * Theme.gapSmall) / (most + 1)
    /// How high each disc lies: none covers another.
    readonly property list<int> levels: {
        const levels = [];
        for (let i = 0; i < discs.length; ++i) {
            let level = 0;
            while (levels.some((other, j) => other === level && Math.abs(root.places[i] - root.places[j]) * root.cell < root.seal))
                ++level;
            levels.push(level);
        }
        return levels;
    }
    // For 21 numbers each, so worked out once.
    readonly property list<int> places: [...discs].map(disc => root.placeOf(disc))
    readonly property list<int> rings: [...discs].filter(disc => disc.before !== disc.after).map(disc => root.ringOf(disc))
    readonly property list<int> harms: now ? [...discs].filter(disc => disc.harm).map(disc => disc.after) : []
    readonly property int highest: Math.max(1, ...[...levels].map(level => level + 1))

    function placeOf(disc: riseFood): int {
        return root.now ? disc.before : disc.after;
    }
    function ringOf(disc: riseFood): int {
        return root.now ? disc.after : disc.before;
    }

    implicitHeight: highest * (seal + Theme.lineSelection) + numbers.height + 2 * Theme.space2
    radius: Theme.radiusBoard
    color: Theme.board
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Repeater {
        model: root.discs.length

        PlayerSeal {
            required property int index
            readonly property riseFood disc: root.discs[index] ?? root.none

            x: Theme.gapSmall + root.placeOf(disc) * root.cell + (root.cell - width) / 2
            y: numbers.y - ((root.levels[index] ?? 0) + 1) * (height + Theme.lineSelection)
            size: root.seal
            colour: root.table.colours[disc.seat] ?? ""

            Behavior on x {
                // On a sheet it may be another player's now, which did not move.
                enabled: !root.now

                NumberAnimation {
                    duration: Theme.pegTime
                    easing.type: Easing.InOutCubic
                }
            }
        }
    }
    Row {
        id: numbers

        x: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2

        Repeater {
            model: root.most + 1

            Item {
                id: number

                required property int index
                readonly property bool taken: [...root.places].includes(index)
                readonly property bool ringed: [...root.rings].includes(index)
                readonly property bool harmed: [...root.harms].includes(index)

                width: root.cell
                height: Math.min(root.cell - 1, 17)

                Rectangle {
                    anchors.centerIn: parent
                    width: parent.height
                    height: width
                    radius: width / 2
                    color: number.taken ? "transparent" : Theme.hole
                    border.width: number.ringed ? Theme.lineSelection : 0
                    border.color: number.harmed ? Theme.harm : Theme.leaf
                }
                Words {
                    anchors.centerIn: parent
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.smallestText
                    height: parent.height
                    text: number.index
                    color: number.taken ? Theme.ink : Theme.ink2
                    font: number.taken ? Theme.pointsSmall : Theme.sheet
                }
            }
        }
    }
}
