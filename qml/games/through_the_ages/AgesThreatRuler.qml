// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Four zones over the player's strength: up to where the Rival may declare war, attack, is quiet, arms.
Column {
    id: root

    required property AgesTable table
    required property agesThreat threat
    readonly property int most: Math.max(threat.arms, threat.strength, 1) + 4
    readonly property list<int> limits: [0, Math.max(0, threat.war), Math.max(0, threat.attack + 1), Math.max(0, threat.arms), most]
    readonly property list<string> icons: ["tta-war", "tta-aggression", "ui-shield", "tta-upgrade"]
    //: What the Rival may do at a strength of the player's, short, in a bar of four: it declares war, attacks, is quiet, arms.
    readonly property list<string> names: [qsTr("war"), qsTr("attacks"), qsTr("quiet"), qsTr("arms")]

    spacing: Theme.space2

    SectionHead {
        width: parent.width
        text: root.threat.title
    }
    Card {
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: root.threat.spoken

        Item {
            id: ruler

            width: parent.width
            implicitHeight: caption.y + caption.height

            function at(strength: int): real {
                return width * strength / root.most;
            }
            function within(item: Item, strength: int): real {
                return Math.min(width - item.width, Math.max(0, at(strength) - item.width / 2));
            }

            PlayerSeal {
                id: seal

                x: ruler.within(seal, root.threat.strength)
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
                        readonly property color ink: index < 2 ? Theme.harm : index === 2 ? Theme.safe : Theme.ink2

                        x: ruler.at(root.limits[index])
                        width: Math.max(0, ruler.at(root.limits[index + 1]) - x - 2)
                        height: bar.height
                        radius: Theme.radiusTile
                        color: index < 2 ? Theme.harmSoft : index === 2 ? Theme.safeSoft : Theme.surfaceAlt

                        Row {
                            anchors.centerIn: parent
                            spacing: Theme.space1

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: zone.width > width
                                name: root.icons[zone.index]
                                size: Theme.iconSize(18)
                                color: zone.ink
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: zone.width > implicitWidth + Theme.iconSize(18) + 3 * Theme.space1
                                text: root.names[zone.index]
                                color: zone.ink
                                font: Theme.microBold
                            }
                        }
                    }
                }
                Rectangle {
                    x: ruler.at(root.threat.strength) - width / 2
                    width: Theme.lineSelection
                    height: parent.height + Theme.space1
                    color: Theme.ink
                }
            }
            Repeater {
                model: [root.threat.war, root.threat.attack + 1, root.threat.arms]

                Words {
                    id: limit

                    required property int modelData

                    y: own.y + own.height - height
                    x: ruler.within(limit, modelData)
                    // The player's own strength stands in front of it.
                    visible: modelData > 0 && (x > own.x + own.width || x + width < own.x)
                    text: modelData
                    color: Theme.ink2
                    font: Theme.sheet
                }
            }
            Words {
                id: own

                y: bar.y + bar.height + Theme.space1
                x: ruler.within(own, root.threat.strength)
                text: root.threat.strength
                font: Theme.captionBold
            }
            Words {
                id: caption

                y: own.y + own.height
                x: ruler.within(caption, root.threat.strength)
                text: qsTr("your strength")
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
    Words {
        width: parent.width
        wrapMode: Text.Wrap
        text: root.threat.note
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
}
