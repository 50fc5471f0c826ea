// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A player's territory tiles, how many of each.
Card {
    id: root

    required property list<riseLine> lands
    property riseLine none

    signal explain(string id, string icon)

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space2

        Words {
            //: Head of a player's territory tiles.
            text: qsTr("Territories")
            font: Theme.sectionSmall
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            visible: root.lands.length === 0
            text: qsTr("none yet")
            color: Theme.ink2
            font: Theme.caption
        }
        Flow {
            width: parent.width
            spacing: Theme.space2

            Repeater {
                model: root.lands.length

                Touchable {
                    id: land

                    required property int index
                    readonly property riseLine its: root.lands[index] ?? root.none

                    implicitWidth: Math.max(Theme.touchTarget, name.implicitWidth)
                    implicitHeight: Theme.gapSmall + Theme.touchTarget + name.implicitHeight
                    //: Spoken: %1 is a kind of tile, %2 how many there are.
                    Accessible.name: qsTr("%1: %2").arg(its.title).arg(its.count)
                    onClicked: root.explain(land.its.about, land.its.icon)

                    Rectangle {
                        id: tile

                        // Its number stands out above it.
                        y: Theme.gapSmall
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.touchTarget - Theme.space1
                        height: width
                        radius: Theme.radiusTile
                        color: Theme.board

                        Icon {
                            anchors.centerIn: parent
                            name: land.its.icon
                            size: 26
                            color: Theme.ink2
                        }
                        Rectangle {
                            anchors.right: parent.right
                            anchors.top: parent.top
                            anchors.margins: -Theme.gapSmall
                            visible: land.its.count > 1
                            width: Math.max(height, times.implicitWidth + Theme.space2)
                            height: times.implicitHeight + Theme.lineSelection
                            radius: height / 2
                            color: Theme.ink

                            Words {
                                id: times

                                anchors.centerIn: parent
                                text: "×" + land.its.count
                                color: Theme.surface
                                font: Theme.pointsSmall
                            }
                        }
                    }
                    Words {
                        id: name

                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.top: tile.bottom
                        text: land.its.title
                        font: Theme.micro
                    }
                }
            }
        }
    }
}
