// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The statistics of one player.
StatFrame {
    id: root

    required property Career career

    statistics: career

    header: PageBar {
        title: root.career.name
        //: Below a player's name: the page is about their games.
        subtitle: qsTr("Statistics")
        onBack: root.back()

        PlayerSeal {
            colour: root.career.colour
            size: 42
        }
    }

    NoteLine {
        objectName: "rate"
        Layout.fillWidth: true
        iconName: "ui-crown"
        text: root.career.rate
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        GridLayout {
            anchors.fill: parent
            columns: root.wide ? 2 : 1
            columnSpacing: 0
            rowSpacing: 0

            Repeater {
                model: 2

                PersonRow {
                    required property int index
                    readonly property statPerson person: root.career.people[index]

                    objectName: "person-" + index
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    title: person.title
                    name: person.name
                    colour: person.colour
                    note: person.note
                }
            }
        }
    }
}
