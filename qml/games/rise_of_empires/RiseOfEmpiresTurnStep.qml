// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// How a turn begins: what is done on the table, and the regions of a new era.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseTurnPage page: table.turn

    TextPair {
        Layout.fillWidth: true
        heading: true
        text: root.page.title
        textFont: Theme.title
        caption: root.page.caption
    }
    RiseChores {
        Layout.fillWidth: true
        chores: root.page.chores
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            visible: root.page.regionsTitle !== ""
            iconName: "roe-map"
            text: root.page.regionsTitle
            note: root.page.regionsNote
        },
        Card {
            Layout.fillWidth: true
            visible: root.page.regionsTitle !== ""
            padding: 0

            Column {
                width: parent.width

                SettingRow {
                    objectName: root.page.added.id
                    width: parent.width
                    visible: root.page.added.title !== ""
                    enabled: root.page.added.id !== ""
                    opacity: 1
                    title: root.page.added.title
                    caption: root.page.added.note
                    arrow: true
                    onClicked: root.table.touch(root.page.added.id)
                }
                HairLine {
                    x: Theme.cardPadding
                    width: parent.width - 2 * x
                    visible: root.page.added.title !== ""
                }
                SettingRow {
                    objectName: root.page.add.id
                    width: parent.width
                    enabled: root.page.add.id !== "" && root.page.add.enabled
                    iconName: root.page.add.icon
                    title: root.page.add.title
                    caption: root.page.add.why
                    onClicked: root.table.touch(root.page.add.id)
                }
            }
        },
        NoteLine {
            Layout.fillWidth: true
            visible: root.page.regionsTitle !== ""
            text: qsTr("A region can also be added later, on the map.")
        },
        Item {
            Layout.fillHeight: true
        }
    ]

    RiseRegionSheet {
        region: root.table.regions.entry
        seen: root.visible
        onTouched: (id, number, text) => root.table.touch(id, number, text)
    }
}
