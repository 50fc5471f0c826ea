// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// One good's row of the peg-board, to be tapped for a swap.
Touchable {
    id: root

    property string good
    property string name
    property list<int> values
    property int value: 0
    property real labelWidth: 0
    /// The holes of the longest row: all rows share their columns.
    property int places: 9
    property bool chosen: false

    /// Asks what this good is.
    signal held

    // Of its own: the row inside takes what width there is.
    implicitWidth: Theme.phoneWidth
    implicitHeight: Theme.touchTarget
    padding: 0
    ringRadius: Theme.radiusBoard
    Accessible.name: name
    //: Spoken: how many of a good there are.
    Accessible.description: qsTr("%n pieces", "", value)
    Accessible.selectable: true
    Accessible.selected: chosen
    onPressAndHold: root.held()

    contentItem: PegRow {
        iconName: root.good
        ink: BronzeAgeInk.of(root.good)
        name: root.name
        values: root.values
        value: root.value
        labelWidth: root.labelWidth
        column: (root.width - root.labelWidth - Theme.space2) / root.places
        rowHeight: Theme.touchTarget
        border.width: root.chosen ? Theme.lineSelection : 0
        border.color: Theme.accent
        Accessible.ignored: true
    }
}
