// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Food and resources of a village; a tap tells more about one.
Card {
    id: root

    required property StoneTable table
    required property stoneSeat seat
    readonly property list<string> icons: ["food", ...[...table.materials].map(thing => thing.icon)]
    readonly property list<string> ids: ["food", ...[...table.materials].map(thing => thing.id)]
    readonly property list<string> names: [table.foodName, ...[...table.materials].map(thing => thing.name)]
    readonly property list<int> counts: [seat.food, ...seat.stock]

    signal explain(string id, string icon)

    padding: Theme.space1
    bottomPadding: Theme.gapSmall

    Column {
        width: parent.width

        Flow {
            id: cells

            width: parent.width

            Repeater {
                model: root.ids.length

                Touchable {
                    id: cell

                    required property int index

                    objectName: "stock-" + root.ids[index]
                    width: cells.width / (Theme.largeText ? 3 : root.ids.length)
                    implicitHeight: column.implicitHeight + 2 * Theme.gapSmall
                    //: Spoken: %1 is a resource, %2 how many there are.
                    Accessible.name: qsTr("%1: %2").arg(root.names[index]).arg(root.counts[index])
                    onClicked: root.explain(root.ids[index], root.icons[index])

                    Column {
                        id: column

                        anchors.centerIn: parent
                        width: parent.width

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space1

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: root.icons[cell.index]
                                size: Theme.iconSize(24)
                                color: StoneAgeInk.of(root.ids[cell.index])
                            }
                            Words {
                                text: root.counts[cell.index]
                                font: Theme.heading
                            }
                        }
                        Words {
                            width: parent.width
                            visible: !Theme.largeText
                            horizontalAlignment: Text.AlignHCenter
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.sheet.pixelSize
                            text: root.names[cell.index]
                            color: Theme.ink2
                            font: Theme.micro
                        }
                    }
                }
            }
        }
        NoteLine {
            objectName: "meal"
            x: Theme.space2
            width: parent.width - 2 * x
            iconName: root.seat.foodLeft < 0 ? "ui-warn" : "ui-check"
            ink: root.seat.foodLeft < 0 ? Theme.harm : Theme.safe
            text: root.seat.mealNote
        }
    }
}
