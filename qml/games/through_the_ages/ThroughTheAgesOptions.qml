// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// By which rules, how strong the Rival is, and what is laid out before the first turn.
ColumnLayout {
    id: root

    required property AgesOptions options
    readonly property list<tableChoice> editions: options.editions
    readonly property list<tableChoice> difficulties: options.difficulties
    readonly property list<tableChoice> chores: options.chores
    readonly property int difficulty: [...difficulties].findIndex(choice => choice.chosen)
    property tableChoice none
    property bool choresSeen: options.alone

    spacing: Theme.space3

    SectionHead {
        Layout.fillWidth: true
        text: qsTr("Edition")
    }
    SegmentedChoice {
        Layout.fillWidth: true
        name: qsTr("Edition")
        options: [...root.editions].map(choice => choice.title)
        ids: [...root.editions].map(choice => choice.id)
        current: [...root.editions].findIndex(choice => choice.chosen)
        onChosen: index => root.options.choose(root.editions[index].id)
    }
    SectionHead {
        Layout.fillWidth: true
        visible: root.options.alone
        //: How strong the automatic opponent is.
        text: qsTr("Difficulty")
        note: qsTr("units it may keep")
    }
    SegmentedChoice {
        Layout.fillWidth: true
        visible: root.options.alone
        name: qsTr("Difficulty")
        options: [...root.difficulties].map(choice => choice.title + " " + choice.count)
        ids: [...root.difficulties].map(choice => choice.id)
        current: root.difficulty
        onChosen: index => root.options.choose(root.difficulties[index].id)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: root.options.alone
        text: (root.difficulties[root.difficulty] ?? root.none).note
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            SettingRow {
                width: parent.width
                visible: !root.options.alone
                clickable: false
                iconName: "ui-shield"
                title: qsTr("Against leagues")
                caption: qsTr("one attack on each player a round")

                ToggleSwitch {
                    objectName: "leagues"
                    text: qsTr("Against leagues")
                    checked: root.options.leagues
                    onToggled: root.options.setLeagues(checked)
                }
            }
            SettingRow {
                width: parent.width
                visible: root.options.alone
                clickable: false
                iconName: "ui-star"
                title: qsTr("The Rival begins")

                ToggleSwitch {
                    objectName: "rivalFirst"
                    text: qsTr("The Rival begins")
                    checked: root.options.rivalFirst
                    onToggled: root.options.setRivalFirst(checked)
                }
            }
            HairLine {
                x: Theme.cardPadding
                width: parent.width - 2 * x
            }
            SettingRow {
                objectName: "set-up"
                width: parent.width
                iconName: "tta-deck"
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
            Repeater {
                model: root.choresSeen ? root.chores.length : 0

                SettingRow {
                    required property int index

                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: (root.chores[index] ?? root.none).icon
                    title: (root.chores[index] ?? root.none).title
                }
            }
        }
    }
}
