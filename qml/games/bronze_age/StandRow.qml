// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// Where one player stands. The sentence for the screen reader comes from who knows the names of things.
Touchable {
    id: root

    property int rank: 1
    property string colour
    property string name
    property bool starts: false
    property bool playing: false
    property int cities: 0
    property int monuments: 0
    property int goods: 0
    property int food: 0
    property int disasters: 0
    property int total: 0
    property int developments: 0
    property int developmentsToEnd: 5

    component Figure: Row {
        id: figure

        property string iconName
        property string value
        property bool harmful: false

        spacing: Theme.space1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: figure.iconName
            size: Theme.iconSize(18)
            color: figure.harmful ? Theme.harm : Theme.ink2
        }
        Words {
            text: figure.value
            color: figure.harmful ? Theme.harm : Theme.ink
            font: Theme.captionBold
        }
    }

    padding: Theme.cardPadding
    pressedScale: 1
    //: Spoken: %1 is a place, %2 a player, %3 points.
    Accessible.name: qsTr("%1. %2, total %3").arg(rank).arg(name).arg(total)
    //: Spoken: the figures of a player.
    Accessible.description: qsTr("Cities %1, monuments %2, goods %3, food %4, disasters %5, developments %6 of %7")
        .arg(cities).arg(monuments).arg(goods).arg(food).arg(disasters).arg(developments).arg(developmentsToEnd)

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Words {
            Layout.preferredWidth: Theme.iconSize(12)
            horizontalAlignment: Text.AlignHCenter
            text: root.rank
            color: Theme.ink3
            font: Theme.section
        }
        PlayerSeal {
            colour: root.colour
            size: 42
            playing: root.playing
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.lineSelection

            RowLayout {
                spacing: Theme.gapSmall

                Words {
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                    elide: Text.ElideRight
                    text: root.name
                    font: Theme.section
                }
                Icon {
                    visible: root.starts
                    name: "ui-star-fill"
                    size: Theme.iconSize(15)
                    color: Theme.ink3
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.space2

                Figure {
                    iconName: "city"
                    value: root.cities
                }
                Figure {
                    iconName: "temple"
                    value: root.monuments
                }
                Figure {
                    iconName: "good"
                    value: root.goods
                }
                Figure {
                    iconName: "food"
                    value: root.food
                }
                Figure {
                    iconName: "skull"
                    value: root.disasters > 0 ? "−" + root.disasters : "0"
                    harmful: true
                }
            }
        }
        ColumnLayout {
            spacing: Theme.space1

            Words {
                Layout.alignment: Qt.AlignRight
                text: root.total < 0 ? "−" + -root.total : root.total
                font: Theme.total
            }
            Row {
                Layout.alignment: Qt.AlignRight
                spacing: Theme.space1

                Repeater {
                    model: root.developmentsToEnd

                    Rectangle {
                        required property int index

                        width: 8
                        height: 8
                        radius: Theme.radiusMark
                        rotation: 45
                        color: index < root.developments ? Theme.accent : "transparent"
                        border.width: index < root.developments ? 0 : Theme.lineControlWidth
                        border.color: Theme.lineStrong
                    }
                }
            }
        }
    }
}
