// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The five goods of a player and what the next settling does to them; a tap tells more about one.
Card {
    id: root

    required property list<riseStock> stocks
    /// In a sentence; empty where nobody goes hungry.
    property string hunger
    /// While a list is emptied its goods are still there for a moment.
    property riseStock none
    readonly property int columns: Theme.largeText ? 3 : Math.max(1, stocks.length)

    signal explain(string id, string icon)

    padding: Theme.space1
    topPadding: hunger === "" || Theme.largeText ? Theme.gapMedium : Theme.space1
    bottomPadding: topPadding
    // The line about hunger has its room: what stands below stays there.
    implicitHeight: Math.max(Theme.largeText ? 0 : 104, contentHeight + topPadding + bottomPadding)

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.space1

        Grid {
            id: cells

            width: parent.width
            columns: root.columns

            Repeater {
                model: root.stocks.length

                Touchable {
                    id: cell

                    required property int index
                    readonly property riseStock stock: root.stocks[index] ?? root.none

                    objectName: "stock-" + stock.id
                    width: cells.width / root.columns
                    implicitHeight: Math.max(Theme.touchTarget, column.implicitHeight)
                    Accessible.name: stock.spoken
                    onClicked: root.explain(stock.about, stock.icon)

                    Column {
                        id: column

                        anchors.centerIn: parent
                        width: parent.width

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space1

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: cell.stock.icon
                                size: Theme.iconSize(24)
                                color: RiseInk.of(cell.stock.id)
                            }
                            Words {
                                text: cell.stock.value
                                font: Theme.pageTitle
                            }
                        }
                        Words {
                            width: parent.width
                            visible: !Theme.largeText
                            horizontalAlignment: Text.AlignHCenter
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.sheet.pixelSize
                            text: cell.stock.title
                            color: Theme.ink2
                            font: Theme.micro
                        }
                        Words {
                            width: parent.width
                            visible: !Theme.largeText
                            horizontalAlignment: Text.AlignHCenter
                            text: cell.stock.change
                            color: cell.stock.harm ? Theme.harm : Theme.ink
                            font: Theme.captionBold

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                x: Theme.space1
                                visible: cell.index === 0
                                name: "roe-era"
                                size: 14
                                color: Theme.ink3
                            }
                        }
                    }
                }
            }
        }
        NoteLine {
            objectName: "hunger"
            x: Theme.gapMedium
            width: parent.width - 2 * x
            visible: root.hunger !== ""
            iconName: "ui-warn"
            ink: Theme.harm
            text: root.hunger
        }
    }
}
