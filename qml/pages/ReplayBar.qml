// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The way through a replay: what was done last, a slider, and steps by action and by turn.
Item {
    id: root

    required property Playback playback
    property bool low: false
    property bool brief: false

    component StepButton: IconButton {
        property bool low: false

        implicitWidth: low ? Theme.touchTarget : Theme.buttonHeight
        implicitHeight: implicitWidth
        filled: true
        autoRepeat: true
    }

    implicitHeight: grid.implicitHeight + Theme.space2 + Theme.gapSmall

    // What scrolls below must not shine through.
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    GridLayout {
        id: grid

        x: (root.width - width) / 2
        y: Theme.space2
        width: Math.min(root.low ? Theme.pageWidth : Theme.readingWidth, root.width - 2 * Theme.pageMargin)
        columns: root.low ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: 0

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Prose {
                objectName: "action"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                // Where room is short, the whole sentence stands in the story above.
                maximumLineCount: root.brief ? 1 : 2
                elide: Text.ElideRight
                text: root.playback.action
                color: Theme.ink2
                font: Theme.caption
            }
            Scrubber {
                objectName: "scrubber"
                Layout.fillWidth: true
                to: root.playback.length
                at: root.playback.position
                //: A slider through a game that is told again.
                name: qsTr("Point in the game")
                spoken: root.playback.action
                onWanted: at => root.playback.goTo(at)
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: root.width < Theme.windowWidth ? Theme.space1 : Theme.space2

            StepButton {
                low: root.low
                objectName: "turn-back"
                enabled: root.playback.position > 0
                iconName: "ui-turn-back"
                //: In a replay.
                name: qsTr("Back a turn")
                onClicked: root.playback.stepTurn(-1)
            }
            StepButton {
                low: root.low
                objectName: "step-back"
                enabled: root.playback.position > 0
                iconName: "ui-back"
                //: In a replay.
                name: qsTr("Back an action")
                onClicked: root.playback.step(-1)
            }
            Touchable {
                id: play

                objectName: "play"
                implicitWidth: root.low ? Theme.buttonHeight : 68
                implicitHeight: root.low ? Theme.touchTarget : 60
                focus: true
                //: In a replay.
                text: root.playback.playing ? qsTr("Pause") : qsTr("Play")
                onClicked: root.playback.playing = !root.playback.playing

                background: Rectangle {
                    radius: Theme.radiusCard
                    color: Theme.accent
                }
                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        name: root.playback.playing ? "ui-pause" : "ui-play"
                        size: 26
                        color: Theme.onAccent
                    }
                }
            }
            StepButton {
                low: root.low
                objectName: "step-next"
                enabled: root.playback.position < root.playback.length
                iconName: "ui-next"
                //: In a replay.
                name: qsTr("Forward an action")
                onClicked: root.playback.step(1)
            }
            StepButton {
                low: root.low
                objectName: "turn-next"
                enabled: root.playback.position < root.playback.length
                iconName: "ui-turn-next"
                //: In a replay.
                name: qsTr("Forward a turn")
                onClicked: root.playback.stepTurn(1)
            }
        }
    }
}
