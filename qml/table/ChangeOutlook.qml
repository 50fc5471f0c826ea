// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What a changed turn would do to the game, before it counts. Back leads into the turn again.
PageFrame {
    id: root

    required property GameTable table
    readonly property TableChange change: table.change
    readonly property list<tableSide> sides: table.sides
    property tableSide none
    /// Later actions would be taken off.
    readonly property bool loses: change.droppedActions.length > 0

    signal kept
    signal accepted

    header: PageBar {
        //: Title: what another course of an earlier turn would do.
        title: qsTr("What would change")
        subtitle: root.change.title
        onBack: root.back()
    }
    footer: FootBar {
        columns: 1

        ActionButton {
            objectName: "keep"
            Layout.fillWidth: true
            kind: "secondary"
            //: The turn stays as it was.
            text: qsTr("Keep the old turn")
            onClicked: root.kept()
        }
        // Where something would be lost nothing is proposed.
        ActionButton {
            objectName: "change-it"
            Layout.fillWidth: true
            focus: !root.loses
            kind: root.loses ? "secondary" : "primary"
            //: The changed turn counts from now on.
            text: qsTr("Change it")
            onClicked: root.accepted()
        }
    }

    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Repeater {
                model: root.sides.length

                ColumnLayout {
                    id: player

                    required property int index
                    readonly property tableSide side: root.sides[index] ?? root.none
                    readonly property int before: root.change.totalsBefore[index] ?? 0
                    readonly property int after: root.change.totalsAfter[index] ?? 0
                    readonly property string differences: root.change.differences[index] ?? ""

                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.cardPadding
                    Layout.rightMargin: Theme.cardPadding
                    spacing: 0
                    Accessible.role: Accessible.StaticText
                    //: Spoken: %1 is a player, %2 and %3 are totals.
                    Accessible.name: qsTr("%1: %2, then %3").arg(side.name).arg(Theme.number(before)).arg(Theme.number(after))

                    RowLayout {
                        Layout.fillWidth: true
                        Layout.minimumHeight: Theme.buttonHeight
                        spacing: Theme.space3

                        Seals {
                            colour: player.side.colour
                            size: 34
                        }
                        Words {
                            Layout.fillWidth: true
                            elide: Text.ElideRight
                            text: player.side.name
                            font: Theme.label
                        }
                        Words {
                            // The arrow is missing in the display face.
                            text: player.before === player.after ? Theme.number(player.after) : Theme.number(player.before) + " → " + Theme.number(player.after)
                            color: player.before === player.after ? Theme.ink3 : Theme.ink
                            font: player.before === player.after ? Theme.figure : Theme.count
                        }
                    }
                    Prose {
                        objectName: "differences-" + player.index
                        Layout.fillWidth: true
                        Layout.bottomMargin: Theme.space3
                        visible: text !== ""
                        text: player.differences
                        color: Theme.ink2
                        font: Theme.caption
                    }
                }
            }
        }
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        iconName: "ui-crown"
        text: root.change.leader
    }
    NoteLine {
        objectName: "dropped"
        Layout.fillWidth: true
        visible: text !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.change.dropped
    }
    Column {
        Layout.fillWidth: true
        spacing: Theme.space1

        Repeater {
            model: root.change.droppedActions.length

            Prose {
                required property int index

                objectName: "dropped-" + index
                width: parent ? parent.width : 0
                text: root.change.droppedActions[index] ?? ""
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
