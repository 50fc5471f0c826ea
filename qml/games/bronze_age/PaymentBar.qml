// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import "theme"

/// What is paid, in the colours of the goods, against the price.
RowLayout {
    id: root

    required property list<string> goodIds
    property int coins: 0
    property list<int> values
    property list<bool> spent
    property int food: 0
    property int paid: 0
    property int cost: 0

    readonly property int pieces: {
        let all = (root.coins > 0 ? 1 : 0) + (root.food > 0 ? 1 : 0);
        for (let good = 0; good < root.goodIds.length; ++good)
            all += root.spent[good] && root.values[good] > 0 ? 1 : 0;
        return all;
    }
    readonly property real unit: (track.width - Math.max(0, pieces - 1) * Theme.lineSelection) / Math.max(1, paid, cost)

    spacing: Theme.gapMedium
    Accessible.role: Accessible.ProgressBar
    //: Spoken: %1 is what is paid, %2 the price.
    Accessible.name: qsTr("%1 of %2 paid").arg(paid).arg(cost)

    Rectangle {
        id: track

        Layout.fillWidth: true
        implicitHeight: 12
        radius: height / 2
        color: Theme.sunken
        clip: true

        Row {
            height: parent.height
            spacing: Theme.lineSelection

            Rectangle {
                visible: root.coins > 0
                width: root.coins * root.unit
                height: parent.height
                radius: Theme.radiusMark
                color: Theme.ink2
            }
            Repeater {
                model: root.goodIds

                Rectangle {
                    required property int index
                    required property string modelData

                    visible: (root.spent[index] ?? false) && (root.values[index] ?? 0) > 0
                    width: (root.values[index] ?? 0) * root.unit
                    height: parent.height
                    radius: Theme.radiusMark
                    color: BronzeAgeInk.of(modelData)
                }
            }
            Rectangle {
                visible: root.food > 0
                width: root.food * root.unit
                height: parent.height
                radius: Theme.radiusMark
                color: BronzeAgeInk.food
            }
        }
    }
    Words {
        //: What is paid, and the price.
        text: qsTr("%1 / %2").arg(root.paid).arg(root.cost)
        font: Theme.label
    }
}
