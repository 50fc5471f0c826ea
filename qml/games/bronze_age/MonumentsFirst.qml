// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The monuments in play, and who finished each of them first.
Card {
    id: root

    required property BronzeTable table
    /// Seal and points beside the icon instead of below it.
    property bool flat: false
    property int iconSize: 32
    property int sealSize: 24

    function nameOf(colour: string): string {
        const seat = [...root.table.seats].find(seat => seat.colour === colour);
        return seat ? seat.name : "";
    }

    leftPadding: Theme.space2
    rightPadding: Theme.space2
    topPadding: flat ? Theme.space2 : Theme.gapMedium
    bottomPadding: topPadding

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Repeater {
            model: root.table.monumentIds

            Item {
                id: cell

                required property int index
                required property string modelData
                readonly property bool taken: root.table.monumentTaken[index] ?? false
                readonly property string owner: root.table.monumentTakenBy[index] ?? ""
                readonly property int points: root.table.monumentFirst[index] ?? 0
                readonly property string name: root.table.monumentNames[index] ?? ""

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: root.table.monumentInPlay[index] ?? true
                implicitWidth: figure.implicitWidth
                implicitHeight: figure.implicitHeight
                Accessible.role: Accessible.StaticText
                //: Spoken: %1 is a monument, %2 points, %3 who was first.
                Accessible.name: taken ? qsTr("%1, %2 points, first: %3").arg(name).arg(points).arg(root.nameOf(owner))
                    //: Spoken: %1 is a monument, %2 the points for who is first.
                    : qsTr("%1, %2 points for the first").arg(name).arg(points)

                Grid {
                    id: figure

                    anchors.centerIn: parent
                    columns: root.flat ? 3 : 1
                    spacing: Theme.gapSmall
                    horizontalItemAlignment: Grid.AlignHCenter
                    verticalItemAlignment: Grid.AlignVCenter

                    Icon {
                        name: cell.modelData
                        size: root.iconSize
                        color: cell.taken ? Theme.ink : Theme.ink3
                        opacity: cell.taken ? 1 : 0.6
                    }
                    Item {
                        implicitWidth: root.sealSize
                        implicitHeight: root.sealSize

                        PlayerSeal {
                            visible: cell.taken
                            colour: cell.owner
                            size: root.sealSize
                        }
                        DashedFrame {
                            anchors.fill: parent
                            visible: !cell.taken
                            radius: height / 2
                        }
                    }
                    Words {
                        text: cell.points
                        color: cell.taken ? Theme.ink : Theme.ink2
                        font: root.flat ? Theme.label : Theme.captionBold
                    }
                }
            }
        }
    }
}
