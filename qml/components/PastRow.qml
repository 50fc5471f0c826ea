// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// A past game: which, when, and who had how many points, the best first.
Touchable {
    id: root

    property string title
    property string scene
    property string day
    property string note
    property list<string> names
    /// Of players who play together all of theirs, with spaces between.
    property list<string> colours
    /// Empty if nobody knows them.
    property list<int> scores
    property list<bool> winners
    property bool first: true
    property bool last: true

    component Result: Row {
        id: result

        property string name
        property string colour
        property string score
        property bool winner: false
        /// How wide it may be.
        property real room: 0
        /// The ring of a winner.
        readonly property bool ringed: winner && seal.colours.length === 1

        spacing: Theme.gapSmall + (ringed ? Theme.space1 : 0)
        leftPadding: ringed ? Theme.space1 : 0

        Seals {
            id: seal

            anchors.verticalCenter: parent.verticalCenter
            colour: result.colour
            size: Theme.iconSize(24)
            playing: result.winner
        }
        Icon {
            id: laurel

            anchors.verticalCenter: parent.verticalCenter
            visible: result.winner && !result.ringed
            name: "ui-laurel"
            size: Theme.iconSize(16)
            color: Theme.accent
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, result.room - result.leftPadding - seal.width - (laurel.visible ? laurel.width + result.spacing : 0) - points.width - 2 * result.spacing)
            elide: Text.ElideRight
            text: result.name
            color: result.winner ? Theme.ink : Theme.ink2
            font: result.winner ? Theme.label : Theme.body
        }
        Words {
            id: points

            anchors.verticalCenter: parent.verticalCenter
            text: result.score
            color: result.winner ? Theme.ink : Theme.ink2
            font: result.winner ? Theme.cost : Theme.figure
        }
    }

    implicitHeight: body.height + topPadding + bottomPadding
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.space3
    bottomPadding: Theme.space3
    pressedScale: 1
    z: visualFocus ? 1 : 0
    //: Spoken: a past game, %1, and when it was, %2.
    Accessible.name: qsTr("%1, %2").arg(title).arg(day)
    Accessible.description: {
        const results = [...names].map((name, i) => {
            if (scores.length === 0)
                return name;
            //: Spoken: %1 is a player, %2 the points.
            return winners[i] ? qsTr("%1 %2, won").arg(name).arg(Theme.number(scores[i])) : qsTr("%1 %2").arg(name).arg(Theme.number(scores[i]));
        }).join("; ");
        //: Spoken: %1 is such as "Léa 36, won; Marc 31", %2 such as "stopped early".
        return note === "" ? results : qsTr("%1. %2").arg(results).arg(note);
    }

    background: CardSlice {
        first: root.first
        last: root.last
        pressed: root.down
    }
    // No layouts: in a row that is used again they keep the height of the game before.
    Item {
        id: body

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth
        height: Math.max(picture.visible ? picture.height : 0, column.height)

        Scene {
            id: picture

            width: 60
            height: 60
            // Large text needs the room.
            visible: !Theme.largeText
            source: root.scene
            radius: Theme.radiusTile
            roundFoot: true
        }
        Column {
            id: column

            x: picture.visible ? picture.width + Theme.space3 : 0
            width: parent.width - x
            spacing: Theme.gapMedium

            Item {
                width: parent.width
                height: Theme.largeText ? what.height + when.height : Math.max(what.height, when.height)

                Words {
                    id: what

                    width: Theme.largeText ? parent.width : parent.width - when.width - Theme.space2
                    wrapMode: Text.Wrap
                    text: root.title
                    font: Theme.label
                }
                Words {
                    id: when

                    x: Theme.largeText ? 0 : parent.width - width
                    y: Theme.largeText ? what.height : 0
                    text: root.day
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
            Flow {
                id: results

                width: parent.width
                spacing: Theme.space3

                Repeater {
                    model: root.names.length

                    Result {
                        required property int index

                        room: results.width
                        name: root.names[index] ?? ""
                        colour: root.colours[index] ?? ""
                        score: root.scores.length === 0 ? "" : Theme.number(root.scores[index] ?? 0)
                        winner: root.winners[index] ?? false
                    }
                }
            }
            Words {
                width: parent.width
                visible: root.note !== ""
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
}
