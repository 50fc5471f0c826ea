// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A number of all players on one track.
Rectangle {
    id: root

    required property AgesTable table
    required property agesTrack track
    readonly property list<int> values: track.values
    readonly property real highest: Math.max(0, ...[...values].map((value, index) => lift(index)))
    readonly property real end: Math.max(6, Math.ceil(track.most * 1.15))
    /// Between ticks: at most seven of them.
    readonly property int pace: {
        for (const pace of [1, 2, 5, 10, 20, 50, 100]) {
            if (root.end < 7 * pace)
                return pace;
        }
        return 200;
    }

    function place(value: int): real {
        return bar.x + Theme.space3 + (bar.width - 2 * Theme.space3) * Math.max(0, Math.min(1, value / root.end));
    }

    /// How much higher than the track a seal stands for those before it that are close.
    function lift(index: int): real {
        return 10 * [...values].slice(0, index).filter(value => Math.abs(place(value) - place(values[index] ?? 0)) < 22).length;
    }

    implicitHeight: ticks.y + ticks.height + Theme.space1
    radius: Theme.radiusBoard
    color: Theme.board
    Accessible.role: Accessible.StaticText
    Accessible.name: track.spoken

    Item {
        id: head

        width: parent.width
        height: Math.max(34, title.implicitHeight + Theme.space2, figures.implicitHeight + Theme.space2)

        Icon {
            id: sign

            x: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            name: root.track.icon
            size: Theme.iconSize(18)
            color: Theme.ink2
        }
        Words {
            id: title

            anchors.left: sign.right
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            width: figures.x - x - Theme.space1
            wrapMode: Text.Wrap
            text: root.track.title
            font: Theme.captionBold
        }
        Row {
            id: figures

            anchors.right: parent.right
            anchors.rightMargin: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space2

            Repeater {
                model: root.values.length

                Row {
                    required property int index

                    spacing: Theme.lineSelection

                    PlayerSeal {
                        anchors.verticalCenter: parent.verticalCenter
                        size: 16
                        colour: root.table.colours[parent.index] ?? ""
                    }
                    Words {
                        text: root.values[parent.index] ?? ""
                        font: Theme.captionBold
                    }
                }
            }
        }
    }
    Rectangle {
        id: bar

        x: Theme.space3
        // Four seals in one place keep clear of the words above them.
        y: head.height + 28 + Math.max(0, root.highest - 16)
        width: parent.width - 2 * x
        height: Theme.space2
        radius: height / 2
        color: Theme.hole
    }
    Item {
        id: ticks

        // Below the ring of who plays.
        y: bar.y + bar.height + Theme.space3 + Theme.lineSelection
        width: parent.width
        height: line.height

        FontMetrics {
            id: line

            font: Theme.sheet
        }
        Repeater {
            model: Math.floor(root.end / root.pace) + 1

            Words {
                required property int index

                x: root.place(index * root.pace) - width / 2
                text: index * root.pace
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
    Repeater {
        model: root.values.length

        PlayerSeal {
            required property int index

            x: root.place(root.values[index] ?? 0) - width / 2
            // Those that are close stand a little higher one behind the other.
            z: root.values.length - index
            y: bar.y + bar.height / 2 - height / 2 - root.lift(index)
            size: 26
            colour: root.table.colours[index] ?? ""
            playing: index === root.table.turnOf && !root.table.over
        }
    }
}
