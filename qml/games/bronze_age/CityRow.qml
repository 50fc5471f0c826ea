// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The seven houses in a row, on one ground. The lists are of the four that are built, cities 4 to 7.
Item {
    id: root

    property list<int> ticked
    property list<int> added
    property list<string> spoken
    property real box: width < 360 ? 18 : 22
    property real gap: 3
    property bool interactive: false
    property bool showNext: false

    readonly property real houses: 3 * Math.round(box * 0.86 * 1.75) + 4 * Math.max(2 * (box + Math.round(box * 0.3)) + gap, interactive ? Theme.touchTarget : 0)

    signal tapped(int number)
    signal boxTapped(int number, int count)
    signal takenBack(int number)
    signal held(int number)

    implicitWidth: houses + 6 * Theme.space1
    implicitHeight: row.implicitHeight

    Row {
        id: row

        height: root.height
        spacing: Math.max(0, (root.width - root.houses) / 6)

        Repeater {
            model: 7

            City {
                id: house

                required property int index
                readonly property int place: index - 3

                objectName: "city-" + number
                anchors.bottom: parent.bottom
                number: index + 1
                box: early ? root.box * 0.86 : root.box
                gap: root.gap
                ticked: root.ticked[place] ?? 0
                added: root.added[place] ?? 0
                built: early || ticked + added >= boxes
                showNext: root.showNext
                interactive: root.interactive && !early
                spoken: root.spoken[place] ?? ""
                onTapped: root.tapped(number)
                onBoxTapped: count => root.boxTapped(number, count)
                onTakenBack: root.takenBack(number)
                onHeld: root.held(number)
            }
        }
    }
}
