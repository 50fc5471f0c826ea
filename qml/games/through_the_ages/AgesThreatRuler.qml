// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Four zones over the player's strength: up to where the Rival may declare war, attack, is quiet, arms.
Card {
    id: root

    required property AgesTable table
    required property agesThreat threat
    readonly property int most: Math.max(threat.arms, threat.strength, 1) + 4
    readonly property list<int> limits: [0, Math.max(0, threat.war + 1), Math.max(0, threat.attack + 1), Math.max(0, threat.arms), most]
    readonly property list<string> icons: ["tta-war", "tta-aggression", "ui-shield", "tta-upgrade"]

    Accessible.role: Accessible.StaticText
    Accessible.name: threat.spoken

    Item {
        id: ruler

        width: parent.width
        implicitHeight: seal.height + bar.height + below.implicitHeight + Theme.space2

        function at(strength: int): real {
            return width * strength / root.most;
        }

        PlayerSeal {
            id: seal

            x: Math.min(parent.width - width, Math.max(0, ruler.at(root.threat.strength) - width / 2))
            size: 26
            colour: root.table.colours[0] ?? ""
        }
        Item {
            id: bar

            y: seal.height + Theme.space1
            width: parent.width
            height: Theme.touchTarget - Theme.space3

            Repeater {
                model: 4

                Rectangle {
                    id: zone

                    required property int index

                    x: ruler.at(root.limits[index])
                    width: Math.max(0, ruler.at(root.limits[index + 1]) - x - 2)
                    height: bar.height
                    radius: Theme.radiusTile
                    color: index < 2 ? Theme.harmSoft : Theme.surfaceAlt

                    Icon {
                        anchors.centerIn: parent
                        visible: zone.width > width
                        name: root.icons[zone.index]
                        size: Theme.iconSize(18)
                        color: zone.index < 2 ? Theme.harm : Theme.ink2
                    }
                }
            }
            Rectangle {
                x: ruler.at(root.threat.strength) - width / 2
                width: Theme.lineSelection
                height: parent.height
                color: Theme.ink
            }
        }
        Words {
            id: below

            y: bar.y + bar.height
            x: Math.min(parent.width - width, Math.max(0, ruler.at(root.threat.strength) - width / 2))
            text: root.threat.strength
            font: Theme.captionBold
        }
    }
}
