// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A building is paid: with what, and what a printed one brings.
StepBody {
    id: root

    required property StoneTable table
    readonly property StoneTiles tiles: table.tiles

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: "sa-building"
        text: root.tiles.chosen.title === "" ? qsTr("Building") : root.tiles.chosen.title
        caption: root.tiles.worth
        onBack: root.table.leave()
    }
    Card {
        Layout.fillWidth: true
        visible: root.tiles.printed
        padding: 0

        SettingRow {
            width: parent.width
            clickable: false
            iconName: "ui-star"
            //: What is printed on a tile.
            title: qsTr("Points on the tile")

            Stepper {
                objectName: "points"
                name: qsTr("Points on the tile")
                value: root.tiles.points
                onChanged: next => root.tiles.setPoints(next)
            }
        }
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapSmall
        visible: root.tiles.printed
        //: Above what a tile gives beside its points.
        text: qsTr("It brings")
        small: true
    }
    ChipRow {
        Layout.fillWidth: true
        visible: root.tiles.printed
        prefix: "gain-"
        names: root.tiles.gainNames
        icons: root.tiles.gainIcons
        current: root.tiles.gain
        onChosen: index => root.tiles.setGain(index)
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        PaymentPart {
            Layout.fillWidth: true
            purchase: root.table.purchase
        },
        // Below the payment, which does not move with what is asked.
        ChoiceParts {
            Layout.fillWidth: true
            table: root.table
        },
        PaymentNotes {
            Layout.fillWidth: true
            purchase: root.table.purchase
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
