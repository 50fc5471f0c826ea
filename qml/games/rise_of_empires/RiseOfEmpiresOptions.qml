// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The map of a new game, and what is laid out before it. Nothing must be set.
ColumnLayout {
    id: root

    required property RiseOptions options
    property bool regionsSeen: false
    property bool choresSeen: false

    spacing: Theme.space3

    SectionHead {
        Layout.fillWidth: true
        //: Head of the part of a new game that is about its map.
        text: qsTr("Map")
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            SettingRow {
                objectName: "regions"
                width: parent.width
                iconName: "roe-map"
                title: root.options.regionsText
                caption: qsTr("later ones when their era begins")
                onClicked: root.regionsSeen = !root.regionsSeen

                Icon {
                    name: root.regionsSeen ? "ui-up" : "ui-down"
                    size: Theme.iconSize(20)
                    color: Theme.ink3
                }
            }
            HairLine {
                x: Theme.cardPadding
                width: parent.width - 2 * x
            }
            SettingRow {
                width: parent.width
                visible: root.options.tilesText !== ""
                clickable: false
                iconName: "roe-progress"
                title: root.options.tilesText
                caption: qsTr("they are offered again")
            }
            HairLine {
                x: Theme.cardPadding
                width: parent.width - 2 * x
                visible: root.options.tilesText !== ""
            }
            SettingRow {
                objectName: "set-up"
                width: parent.width
                iconName: "roe-territory"
                //: What is laid out on the table before a game.
                title: qsTr("Set-up")
                caption: qsTr("what lies where before the first turn")
                onClicked: root.choresSeen = !root.choresSeen

                Icon {
                    name: root.choresSeen ? "ui-up" : "ui-down"
                    size: Theme.iconSize(20)
                    color: Theme.ink3
                }
            }
        }
    }
    RiseRegionList {
        Layout.fillWidth: true
        visible: root.regionsSeen
        page: root.options.regions
        onTouched: (id, number, text) => root.options.touch(id, number, text)
    }
    RiseChores {
        Layout.fillWidth: true
        visible: root.choresSeen
        chores: root.options.chores
    }
}
