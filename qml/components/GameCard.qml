// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// A running game: its scene, how far it is, and where everybody stands.
Touchable {
    id: root

    property string title
    property string note
    property list<string> names
    /// Of players who play together all of theirs, with spaces between.
    property list<string> colours
    property list<int> totals
    property int turnOf: -1
    property real sceneHeight: 228
    property string scene

    signal removed

    component Player: ColumnLayout {
        id: player

        property string name
        property string colour
        property int total: 0
        property bool playing: false

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space1

        Seals {
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.space1
            Layout.bottomMargin: Theme.space1
            colour: player.colour
            size: 42
            playing: player.playing
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            text: player.name
            font: player.playing ? Theme.captionBold : Theme.caption
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: Theme.number(player.total)
            font: Theme.heading
        }
    }
    /// The same where text is large: each has a line, in which a name has room.
    component PlayerLine: RowLayout {
        id: line

        property string name
        property string colour
        property int total: 0
        property bool playing: false

        spacing: Theme.space3

        Seals {
            Layout.margins: Theme.space1
            colour: line.colour
            size: 32
            playing: line.playing
        }
        Words {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: line.name
            font: line.playing ? Theme.captionBold : Theme.caption
        }
        Words {
            text: Theme.number(line.total)
            font: Theme.heading
        }
    }

    padding: Theme.lineHair
    pressedScale: 1
    Accessible.name: title
    //: Spoken: %1 is how far a game is, %2 a list such as "Léa 23, Inès 20".
    Accessible.description: qsTr("%1. %2").arg(note).arg([...names].map((name, i) => name + " " + Theme.number(totals[i])).join(", "))

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }
    contentItem: ColumnLayout {
        spacing: 0

        Scene {
            Layout.fillWidth: true
            Layout.preferredHeight: root.sceneHeight
            visible: root.sceneHeight > 0
            radius: Theme.radiusCard
            source: root.scene
        }
        RowLayout {
            Layout.margins: Theme.cardPadding
            Layout.bottomMargin: 0
            Layout.rightMargin: Theme.space1
            spacing: Theme.space2

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.title
                    font: Theme.title
                }
                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.note
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
            IconButton {
                objectName: "delete"
                Layout.alignment: Qt.AlignTop
                iconName: "ui-trash"
                iconSize: 22
                ink: Theme.ink3
                //: Deletes a running game. %1 is its title.
                name: qsTr("Delete: %1").arg(root.title)
                onClicked: root.removed()
            }
        }
        HairLine {
            Layout.fillWidth: true
            Layout.margins: Theme.space3
            Layout.leftMargin: Theme.cardPadding
            Layout.rightMargin: Theme.cardPadding
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.cardPadding
            Layout.rightMargin: Theme.cardPadding
            Layout.bottomMargin: Theme.cardPadding
            visible: Theme.largeText

            Repeater {
                model: Theme.largeText ? root.names.length : 0

                PlayerLine {
                    required property int index

                    name: root.names[index] ?? ""
                    colour: root.colours[index] ?? ""
                    total: root.totals[index] ?? 0
                    playing: index === root.turnOf
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.cardPadding
            Layout.rightMargin: Theme.cardPadding
            Layout.bottomMargin: Theme.cardPadding
            visible: !Theme.largeText
            spacing: Theme.space1

            Repeater {
                model: Theme.largeText ? 0 : root.names.length

                Player {
                    required property int index

                    name: root.names[index] ?? ""
                    colour: root.colours[index] ?? ""
                    total: root.totals[index] ?? 0
                    playing: index === root.turnOf
                }
            }
        }
    }
}
