// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What the keys of a keyboard do in the grid, below the standing of a wide window.
ColumnLayout {
    id: root

    required property GameTable table
    //: Keys as they are labelled, with a space between two.
    readonly property list<string> caps: ["0–9 + −", "⏎", "← ↑ → ↓", qsTr("Del Esc"), "W", "B", qsTr("Ctrl ⏎")]
    //: What keys do in the grid of a score sheet.
    readonly property list<string> meanings: [qsTr("number, sum, sign"), qsTr("write, next missing cell"), qsTr("another cell, writes too"), qsTr("empty it, leave it"), qsTr("why this number"), qsTr("by row or by player"), qsTr("end the round, finish")]

    spacing: Theme.space2

    SectionHead {
        Layout.fillWidth: true
        //: What the keys of a keyboard do.
        text: qsTr("Keys")
    }
    Card {
        Layout.fillWidth: true

        Column {
            width: parent.width
            spacing: Theme.space2

            Repeater {
                model: root.caps.length

                Row {
                    id: line

                    required property int index
                    readonly property string keys: root.caps[index]

                    width: parent.width
                    spacing: Theme.space3

                    Row {
                        id: caps

                        width: parent.width * (Theme.largeText ? 0.46 : 0.36)
                        spacing: Theme.space1

                        Repeater {
                            model: line.keys.split(" ")

                            Rectangle {
                                required property string modelData

                                width: Math.max(height, cap.implicitWidth + Theme.space2)
                                height: cap.implicitHeight + Theme.space1
                                radius: Theme.space1
                                color: "transparent"
                                border.color: Theme.line
                                border.width: Theme.lineHair

                                Words {
                                    id: cap

                                    anchors.centerIn: parent
                                    text: parent.modelData
                                    color: Theme.ink2
                                    font: Theme.sheet
                                }
                            }
                        }
                    }
                    Prose {
                        width: parent.width - caps.width - parent.spacing
                        text: root.meanings[line.index]
                        Accessible.name: line.keys + ": " + text
                        color: Theme.ink2
                    }
                }
            }
        }
    }
}
