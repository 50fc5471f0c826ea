// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The players of a table to look at; those who play together are one.
PlayerTabs {
    id: root

    required property GameTable table
    readonly property list<tableSide> sides: table.sides
    property int seat: 0

    signal seatChosen(int seat)

    visible: sides.length > 1
    names: [...sides].map(side => side.name)
    colours: [...sides].map(side => side.colour)
    current: [...sides].findIndex(side => [...side.seats].includes(seat))
    onChosen: index => root.seatChosen(root.sides[index].seat)
}
