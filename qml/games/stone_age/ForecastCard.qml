// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a village would score if the game ended now.
Card {
    id: root

    required property StoneTable table
    required property stoneSeat seat

    readonly property int crafts: table.crafts.length
    readonly property int columns: Theme.largeText || cells.width < 96 * (crafts + 1) ? 3 : crafts + 1
    readonly property real cell: Math.floor(cells.width / columns)

    signal explain(string id, string icon)

    component Part: Touchable {
        id: part

        property string iconName
        property string figure
        property string name

        width: root.cell
        implicitHeight: Math.max(Theme.touchTarget, column.implicitHeight + 2 * Theme.gapSmall)
        //: Spoken: %1 is a part of the score, %2 such as "2 × 4".
        Accessible.name: qsTr("%1: %2").arg(name).arg(figure)

        Column {
            id: column

            anchors.centerIn: parent
            width: parent.width

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.lineSelection

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: part.iconName
                    size: Theme.iconSize(20)
                    color: Theme.ink2
                }
                Words {
                    width: Math.min(implicitWidth, part.width - Theme.iconSize(20) - parent.spacing)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.sheet.pixelSize
                    text: part.figure
                    font: Theme.label
                }
            }
            Words {
                width: parent.width
                visible: !Theme.largeText
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sheet.pixelSize
                text: part.name
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }

    padding: Theme.space1
    bottomPadding: Theme.gapSmall

    Column {
        width: parent.width
        spacing: Theme.space1

        Flow {
            id: cells

            width: parent.width

            Repeater {
                model: root.crafts

                Part {
                    required property int index

                    iconName: root.table.crafts[index]?.icon ?? ""
                    //: So many people on cards, and what each of them counts.
                    figure: qsTr("%1×%2").arg(root.seat.crafts[index] ?? 0).arg(root.seat.measures[index] ?? 0)
                    name: root.table.crafts[index]?.name ?? ""
                    onClicked: root.explain(root.table.crafts[index].id, iconName)
                }
            }
            Part {
                iconName: "sa-card"
                readonly property int points: root.seat.parts[root.crafts + 1] ?? 0

                objectName: "symbols"
                //: How the points of symbols come about: %1 is such as "3² + 1²", %2 the points.
                figure: points > 0 ? qsTr("%1 = %2").arg(root.seat.symbolSum).arg(points) : points
                name: root.table.partNames[root.crafts + 1] ?? ""
                onClicked: root.explain(root.table.symbols[0].id, iconName)
            }
        }
        HairLine {
            x: Theme.space2
            width: parent.width - 2 * x
        }
        Item {
            x: Theme.space2
            width: parent.width - 2 * x
            implicitHeight: Math.max(words.implicitHeight, total.implicitHeight)

            Prose {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - total.width - Theme.space2
                text: root.seat.forecast
                color: Theme.ink2
                font: Theme.caption
            }
            Words {
                id: total

                objectName: "forecast"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.seat.total < 0 ? "−" + -root.seat.total : root.seat.total
                color: Theme.accent
                font: Theme.total
            }
        }
    }
}
