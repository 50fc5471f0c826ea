// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The players side by side, for a phone that stands in the middle of the table: culture with what a turn brings, and
/// strength on a track across the foot.
ColumnLayout {
    id: root

    required property AgesTable table
    readonly property agesStand stand: table.stand
    readonly property list<agesTrack> tracks: stand.tracks
    readonly property list<int> culture: (tracks[0] ?? none).values
    readonly property list<int> perTurn: (tracks[1] ?? none).values
    property agesTrack none

    signal sheetOf(int seat)

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.space3

        Repeater {
            model: root.culture.length

            Touchable {
                id: seat

                required property int index
                readonly property bool playing: index === root.table.turnOf && !root.table.over

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                objectName: "stand-" + index
                //: Spoken: %1 is a player, %2 culture, %3 culture a turn.
                Accessible.name: qsTr("%1, culture %2, %3 more a turn").arg(root.table.names[index] ?? "").arg(root.culture[index] ?? 0).arg(root.perTurn[index] ?? 0)
                onClicked: root.sheetOf(index)

                background: Rectangle {
                    radius: Theme.radiusCard
                    color: seat.playing ? Theme.accentSoft : Theme.surface
                    border.width: seat.playing ? Theme.lineSelection : Theme.lineHair
                    border.color: seat.playing ? Theme.accent : Theme.line
                }

                Column {
                    anchors.centerIn: parent
                    width: parent.width - Theme.space2
                    spacing: Theme.space1

                    PlayerSeal {
                        anchors.horizontalCenter: parent.horizontalCenter
                        // Large words on a low stand leave it less room.
                        size: Math.max(24, Math.min(40, seat.height - name.height - culture.height - gain.height - 5 * Theme.space1))
                        colour: root.table.colours[seat.index] ?? ""
                    }
                    Words {
                        id: name

                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        text: root.table.names[seat.index] ?? ""
                        font: Theme.section
                    }
                    Words {
                        id: culture

                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.title.pixelSize
                        text: root.culture[seat.index] ?? ""
                        font: Theme.stand
                    }
                    Words {
                        id: gain

                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: "+" + (root.perTurn[seat.index] ?? 0)
                        color: Theme.ink2
                        font: Theme.label
                    }
                }
            }
        }
    }
    AgesTrackView {
        Layout.fillWidth: true
        table: root.table
        track: root.tracks[3] ?? root.none
    }
}
