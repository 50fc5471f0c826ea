// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Places in the next turn: a tap on one is the choice.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseOrderPage page: table.order
    readonly property list<tableChoice> places: page.places
    readonly property list<tableChoice> choosers: page.choosers
    property tableChoice none

    TextPair {
        Layout.fillWidth: true
        heading: true
        text: root.page.question
        textFont: Theme.title
        caption: root.page.rule
    }
    Card {
        Layout.fillWidth: true

        Flow {
            id: circles

            readonly property int size: Math.min(72, (width - (root.places.length - 1) * spacing) / Math.max(1, root.places.length))

            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.space3

            Repeater {
                model: root.places.length

                RisePlace {
                    required property int index

                    width: (circles.width - (root.places.length - 1) * circles.spacing) / Math.max(1, root.places.length)
                    size: circles.size
                    table: root.table
                    place: root.places[index] ?? root.none
                    onClicked: root.table.touch(place.id)
                }
            }
        }
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            text: qsTr("Who chooses when")
        },
        Card {
            Layout.fillWidth: true
            padding: 0

            Column {
                width: parent.width

                Repeater {
                    model: root.choosers.length

                    RiseChooser {
                        required property int index

                        width: parent ? parent.width : 0
                        turn: index + 1
                        table: root.table
                        who: root.choosers[index] ?? root.none
                    }
                }
            }
        },
        NoteLine {
            Layout.fillWidth: true
            text: root.page.note
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
