// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// What pays for a disc, always exactly: a tap on a good moves one unit to it.
Card {
    id: root

    required property RiseTable table
    required property risePay pay
    /// Keeps the room of the strip while there is nothing to pay, since another disc may cost something.
    property bool steady: false
    /// While a list is emptied its goods are still there for a moment.
    property tableChoice none

    readonly property bool strip: pay.goods.length > 0

    visible: pay.title !== "" || pay.line !== ""
    padding: Theme.space2
    implicitHeight: Math.max(contentHeight + topPadding + bottomPadding, strip || steady ? 106 : 0)

    Item {
        implicitHeight: root.strip ? column.implicitHeight : line.implicitHeight
        width: root.availableWidth
        height: root.availableHeight

        FontMetrics {
            id: count

            font: Theme.count
        }
        PreviewLine {
            id: line

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gapSmall
            width: parent.width - 2 * x
            visible: !root.strip
            iconName: root.pay.badge !== "" ? "roe-printing" : "roe-disc"
            text: root.pay.line

            Pill {
                visible: root.pay.badge !== ""
                kind: "safe"
                iconName: "ui-check"
                text: root.pay.badge
            }
        }
        Column {
            id: column

            width: parent.width
            visible: root.strip
            spacing: Theme.space2

            Item {
                x: Theme.gapSmall
                width: parent.width - 2 * x
                implicitHeight: title.implicitHeight

                Words {
                    id: title

                    text: root.pay.title
                    font: Theme.label
                    Accessible.ignored: false
                    Accessible.name: root.pay.spoken
                }
                Words {
                    anchors.right: parent.right
                    anchors.baseline: title.baseline
                    visible: !Theme.largeText
                    //: Of the goods that pay for a disc.
                    text: qsTr("a tap moves one")
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
            Row {
                id: goods

                width: parent.width
                spacing: Theme.gapSmall

                Repeater {
                    model: root.pay.goods.length

                    Touchable {
                        id: cell

                        required property int index
                        readonly property tableChoice good: root.pay.goods[index] ?? root.none
                        readonly property color ink: good.chosen ? Theme.onAccentSoft : Theme.ink2

                        objectName: good.id
                        width: (goods.width - (root.pay.goods.length - 1) * goods.spacing) / Math.max(1, root.pay.goods.length)
                        implicitHeight: Math.max(60, figures.implicitHeight + 2 * Theme.gapSmall)
                        enabled: good.id !== "" && good.enabled
                        opacity: good.status === "none" ? 0.4 : 1
                        ringRadius: Theme.radiusControl
                        Accessible.name: good.spoken
                        onClicked: root.table.touch(good.id)

                        background: Rectangle {
                            radius: Theme.radiusControl
                            color: cell.good.chosen ? Theme.accentSoft : cell.down ? Theme.surfaceAlt : Theme.surface
                            border.width: cell.good.chosen ? Theme.lineSelection : Theme.lineControlWidth
                            border.color: cell.good.chosen ? Theme.accent : Theme.lineControl
                        }

                        Column {
                            id: figures

                            anchors.centerIn: parent

                            Row {
                                anchors.horizontalCenter: parent.horizontalCenter
                                height: Math.max(Theme.iconSize(22), Math.ceil(count.height))
                                spacing: Theme.space1

                                Icon {
                                    anchors.verticalCenter: parent.verticalCenter
                                    name: cell.good.icon
                                    size: Theme.iconSize(22)
                                    color: cell.good.chosen ? cell.ink : RiseInk.of(cell.good.ink)
                                }
                                Words {
                                    anchors.verticalCenter: parent.verticalCenter
                                    visible: cell.good.count > 0
                                    text: cell.good.count
                                    color: cell.ink
                                    font: Theme.count
                                }
                            }
                            Words {
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: cell.good.note
                                color: cell.ink
                                font: Theme.micro
                            }
                        }
                    }
                }
            }
        }
    }
}
