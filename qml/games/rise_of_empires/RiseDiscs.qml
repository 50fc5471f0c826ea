// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The circles of a row as on the board, filled from the right. Own discs can be chosen where they have an id.
Item {
    id: root

    required property list<riseDisc> discs
    required property list<string> colours
    property int size: 30
    /// While a list is emptied its circles are still there for a moment.
    property riseDisc none

    /// None lies on another.
    readonly property int drawn: Math.min(size, Math.floor(width / Math.max(1, discs.length)) - Theme.lineSelection)
    readonly property real pitch: discs.length < 2 ? 0 : Math.min(46, (width - drawn) / (discs.length - 1))

    signal chosen(string id)

    function circleAt(index: int): Item {
        return repeater.itemAt(index) as Item;
    }

    implicitHeight: size

    Repeater {
        id: repeater

        model: root.discs.length

        Touchable {
            id: place

            required property int index
            readonly property riseDisc disc: root.discs[index] ?? root.none

            objectName: disc.choice.id
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            x: root.width - root.drawn / 2 - (root.discs.length - 1 - index) * root.pitch - width / 2
            z: enabled ? 1 : 0
            width: Theme.touchTarget
            height: Theme.touchTarget
            enabled: disc.choice.id !== "" && disc.choice.enabled
            ringRadius: height / 2
            Accessible.ignored: disc.choice.id === ""
            Accessible.name: disc.choice.spoken
            Accessible.description: disc.choice.why
            onClicked: root.chosen(disc.choice.id)

            RiseDiscCircle {
                anchors.centerIn: parent
                disc: place.disc
                colours: root.colours
                size: root.drawn
            }
        }
    }
}
