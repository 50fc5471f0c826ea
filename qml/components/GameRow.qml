// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// A further running game, in one row.
Touchable {
    id: root

    property string title
    property string note
    property list<string> names
    /// Of players who play together all of theirs, with spaces between.
    property list<string> colours

    signal removed

    component Player: Row {
        id: player

        property string name
        property string colour
        property real room: 0

        spacing: Theme.space1

        Seals {
            anchors.verticalCenter: parent.verticalCenter
            colour: player.colour
            size: 20
        }
        Words {
            width: Math.min(implicitWidth, player.room - x)
            elide: Text.ElideRight
            text: player.name
            color: Theme.ink2
            font: Theme.caption
        }
    }

    leftPadding: Theme.cardPadding
    rightPadding: Theme.space1
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    pressedScale: 1
    Accessible.name: title
    //: Spoken: %1 is how far a game is, %2 the players' names.
    Accessible.description: qsTr("%1. %2").arg(note).arg([...names].join(", "))

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space1

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                Layout.topMargin: -Theme.space1
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.space2

                Repeater {
                    model: root.names

                    Player {
                        required property int index
                        required property string modelData

                        name: modelData
                        colour: root.colours[index] ?? ""
                        room: parent ? parent.width : 0
                    }
                }
            }
        }
        IconButton {
            objectName: "delete"
            iconName: "ui-trash"
            iconSize: 22
            ink: Theme.ink3
            //: Deletes a running game. %1 is its title.
            name: qsTr("Delete: %1").arg(root.note)
            onClicked: root.removed()
        }
    }
}
