// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The turn that a replay has come to, as far as it has come.
Card {
    id: root

    required property Playback playback
    readonly property tableTurn story: playback.story
    readonly property bool begun: playback.turn > 0

    signal changeWanted

    padding: 0

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        GridLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.cardPadding
            Layout.bottomMargin: 0
            visible: root.begun
            columnSpacing: Theme.space3
            rowSpacing: 0

            // Large text puts the points below the title.
            PlayerSeal {
                Layout.row: 0
                Layout.column: 0
                colour: root.story.colour
                size: 40
            }
            ColumnLayout {
                Layout.row: 0
                Layout.column: 1
                Layout.columnSpan: Theme.largeText ? 2 : 1
                Layout.fillWidth: true
                spacing: 0

                Prose {
                    objectName: "turn-title"
                    Layout.fillWidth: true
                    text: root.story.title
                    font: Theme.section
                    Accessible.role: Accessible.Heading
                }
                Prose {
                    Layout.fillWidth: true
                    objectName: "turn-place"
                    text: root.playback.place
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
            RowLayout {
                Layout.row: Theme.largeText ? 1 : 0
                Layout.column: Theme.largeText ? 1 : 2
                // What stretches over two columns stretches neither of them.
                Layout.fillWidth: Theme.largeText
                spacing: Theme.space1
                Accessible.name: root.playback.pointsSpoken
                Accessible.role: Accessible.StaticText

                Words {
                    Layout.alignment: Qt.AlignBaseline
                    visible: root.playback.pointsBefore !== root.playback.points
                    //: Somebody's points before a turn; those after it follow.
                    text: qsTr("%1 →").arg(Theme.number(root.playback.pointsBefore))
                    color: Theme.ink2
                    font: Theme.caption
                }
                Words {
                    objectName: "turn-points"
                    Layout.alignment: Qt.AlignBaseline
                    text: Theme.number(root.playback.points)
                    font: Theme.title
                }
            }
            IconButton {
                objectName: "change"
                Layout.row: Theme.largeText ? 1 : 0
                Layout.column: Theme.largeText ? 2 : 3
                Layout.alignment: Qt.AlignRight
                visible: root.story.changeable
                filled: true
                iconName: "ui-edit"
                iconSize: 22
                //: Enters an earlier turn anew. %1 is such as "Léa, round 8".
                name: qsTr("Change this turn: %1").arg(root.story.title)
                onClicked: root.changeWanted()
            }
        }
        HairLine {
            Layout.fillWidth: true
            Layout.margins: Theme.cardPadding
            Layout.topMargin: Theme.space3
            Layout.bottomMargin: Theme.space3
            visible: root.begun
        }
        LogLines {
            Layout.fillWidth: true
            lines: root.story.lines
        }
        Prose {
            Layout.fillWidth: true
            Layout.margins: Theme.cardPadding
            visible: !root.begun
            //: A replay before the first action.
            text: qsTr("The game begins.")
            color: Theme.ink2
        }
    }
}
