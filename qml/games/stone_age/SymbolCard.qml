// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The symbols on somebody's cards, those that are missing too.
Card {
    id: root

    required property StoneTable table
    required property stoneSeat seat

    padding: Theme.space2

    Flow {
        id: cells

        width: parent.width

        Repeater {
            model: root.table.symbols.length

            Item {
                id: cell

                required property int index
                readonly property int count: root.seat.symbols[index] ?? 0

                width: cells.width / (Theme.largeText ? 2 : root.table.symbols.length > 8 ? 3 : 4)
                implicitHeight: column.implicitHeight + Theme.space2
                Accessible.role: Accessible.StaticText
                //: Spoken: %1 is a symbol, %2 how many of it somebody has.
                Accessible.name: qsTr("%1: %2").arg(root.table.symbols[index].name).arg(count)

                Column {
                    id: column

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width
                    opacity: cell.count > 0 ? 1 : 0.45

                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.space1

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: root.table.symbols[cell.index]?.icon ?? ""
                            size: Theme.iconSize(24)
                            color: cell.count > 0 ? Theme.ink : Theme.ink3
                        }
                        Words {
                            text: cell.count
                            font: Theme.label
                        }
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.sheet.pixelSize
                        text: root.table.symbols[cell.index]?.name ?? ""
                        color: Theme.ink2
                        font: Theme.micro
                    }
                }
            }
        }
    }
}
