// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// A past game: which, when, and who had how many points, the best first.
Touchable {
    id: root

    property string title
    property string scene
    property string day
    property string note
    property list<string> names
    property list<string> colours
    /// Empty if nobody knows them.
    property list<int> scores
    property list<bool> winners
    property bool first: true
    property bool last: true

    component Result: Row {
        id: result

        property string colour
        property string score
        property bool winner: false

        spacing: Theme.gapSmall + (winner ? Theme.space1 : 0)
        leftPadding: winner ? Theme.space1 : 0

        PlayerSeal {
            anchors.verticalCenter: parent.verticalCenter
            colour: result.colour
            size: Theme.iconSize(24)
            playing: result.winner
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: result.score
            color: result.winner ? Theme.ink : Theme.ink2
            font: result.winner ? Theme.cost : Theme.figure
        }
    }

    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.space3
    bottomPadding: Theme.space3
    pressedScale: 1
    z: visualFocus ? 1 : 0
    //: Spoken: a past game, %1, and when it was, %2.
    Accessible.name: qsTr("%1, %2").arg(title).arg(day)
    Accessible.description: {
        const results = [...names].map((name, i) => scores.length > 0 ? name + " " + scores[i] : name).join(", ");
        //: Spoken: %1 is such as "Léa 36, Marc 31", %2 such as "stopped early".
        return note === "" ? results : qsTr("%1. %2").arg(results).arg(note);
    }

    background: CardSlice {
        first: root.first
        last: root.last
        pressed: root.down
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Scene {
            Layout.preferredWidth: 60
            Layout.preferredHeight: 60
            Layout.alignment: Qt.AlignTop
            // Large text needs the room.
            visible: !Theme.largeText
            kind: root.scene
            radius: Theme.radiusTile
            roundFoot: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.gapMedium

            GridLayout {
                Layout.fillWidth: true
                columns: Theme.largeText ? 1 : 2
                rowSpacing: 0
                columnSpacing: Theme.space2

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.title
                    font: Theme.label
                }
                Words {
                    Layout.alignment: Qt.AlignTop
                    text: root.day
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.space3

                Repeater {
                    model: root.names.length

                    Result {
                        required property int index
                        readonly property int points: root.scores[index] ?? 0

                        colour: root.colours[index] ?? ""
                        score: root.scores.length === 0 ? "" : points < 0 ? "−" + -points : points
                        winner: root.winners[index] ?? false
                    }
                }
            }
            Words {
                Layout.fillWidth: true
                visible: root.note !== ""
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
}
