// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Food, income and points of all players side by side, or of one where the text is large.
Rectangle {
    id: root

    required property RiseTable table
    readonly property riseSettlePage page: table.settle
    readonly property list<tableChoice> players: page.players
    readonly property list<riseSettleRow> rows: page.rows
    property tableChoice nobody
    property riseSettleRow noRow
    property riseCell noCell
    /// The only column that is shown where there is no room for more; -1: all are.
    property int only: -1

    readonly property int shown: only < 0 ? players.length : 1
    readonly property int icon: Theme.iconSize(18)
    readonly property real labels: Math.max(Theme.space4 + icon + Theme.space2 + words.width, width - 2 * Theme.space2 - 84 * shown)
    readonly property real column: shown === 0 ? 0 : (width - labels - Theme.space2) / shown
    readonly property int lineHeight: Math.max(36, Math.ceil(words.height + Theme.space3))

    readonly property int sealSize: 32
    readonly property int headHeight: Theme.space2 + Math.max(Theme.touchTarget, sealSize + Math.ceil(micro.height)) + Theme.gapSmall

    implicitHeight: column0.implicitHeight
    radius: Theme.radiusCard
    color: Theme.surface
    border.width: Theme.lineHair
    border.color: Theme.line

    Widest {
        id: words

        texts: [...root.rows].filter(row => row.kind === "part").map(row => row.title)
        font: Theme.caption
    }

    FontMetrics {
        id: micro

        font: Theme.micro
    }

    // A column is one place to tap, from the seal to the total.
    Repeater {
        model: root.players.length

        Touchable {
            id: player

            required property int index
            readonly property tableChoice row: root.players[index] ?? root.nobody

            objectName: row.id
            x: root.labels + (root.only < 0 ? index * root.column : 0)
            width: root.column
            height: root.height
            visible: root.only < 0 || root.only === index
            enabled: row.enabled
            // What is written in it would not sink with it.
            pressedScale: 1
            //: Spoken: opens the settling of a player, %1, part by part.
            Accessible.name: qsTr("%1, part by part").arg(row.title)
            onClicked: root.table.touch(row.id)

            background: Rectangle {
                radius: Theme.radiusCard
                color: player.down ? Theme.surfaceAlt : "transparent"
            }

            PlayerSeal {
                id: seal

                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.space2
                visible: root.only < 0
                size: root.sealSize
                colour: root.table.colours[player.row.count] ?? ""
            }
            Words {
                anchors.top: seal.bottom
                width: parent.width
                visible: root.only < 0
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sheet.pixelSize
                text: player.row.title
                font: Theme.micro
            }
        }
    }
    Column {
        id: column0

        width: parent.width

        Item {
            width: parent.width
            height: root.only < 0 ? root.headHeight : 0
        }
        Repeater {
            model: root.rows.length

            Rectangle {
                id: line

                required property int index
                readonly property riseSettleRow row: root.rows[index] ?? root.noRow
                readonly property list<riseCell> cells: row.cells
                readonly property bool isHead: row.kind === "head"
                readonly property bool isSum: row.kind === "track" || row.kind === "total"

                width: root.width
                height: isHead ? Math.ceil(title.implicitHeight + Theme.gapSmall) : isSum ? sums.implicitHeight + Theme.space2 : Math.max(root.lineHeight, sums.implicitHeight + Theme.space1)
                color: isHead ? Theme.surfaceAlt : "transparent"

                HairLine {
                    width: parent.width
                    visible: line.isSum
                    height: line.row.kind === "total" ? Theme.lineSelection : Theme.lineHair
                    color: Theme.lineControl
                }
                Icon {
                    id: sign

                    x: Theme.space4
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.row.icon !== ""
                    name: line.row.icon
                    size: root.icon
                    color: line.row.harm ? Theme.harm : RiseInk.of(line.row.ink)
                }
                Words {
                    id: title

                    x: sign.visible ? sign.x + sign.width + Theme.space2 : Theme.space4
                    anchors.verticalCenter: parent.verticalCenter
                    width: (line.isHead ? root.width : root.labels) - x
                    elide: Text.ElideRight
                    text: line.row.title
                    font: line.row.kind === "total" ? Theme.section : line.isHead || line.isSum ? Theme.captionBold : Theme.caption
                    Accessible.ignored: false
                    Accessible.role: line.isHead ? Accessible.Heading : Accessible.StaticText
                    Accessible.name: text
                }
                Repeater {
                    model: line.row.pill === "" ? 0 : 1

                    Pill {
                        anchors.verticalCenter: line.verticalCenter
                        anchors.right: line.right
                        anchors.rightMargin: Theme.space3
                        kind: "accent"
                        text: line.row.pill
                    }
                }
                Row {
                    id: sums

                    x: root.labels
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: line.cells.length
                        delegate: line.row.plain ? number : whole
                    }
                    Component {
                        id: number

                        RiseSettleNumber {
                            required property int index
                            readonly property riseCell cell: line.cells[index] ?? root.noCell

                            visible: root.only < 0 || root.only === index
                            width: root.column
                            text: cell.text
                            harm: line.row.harm
                            Accessible.ignored: false
                            Accessible.role: Accessible.StaticText
                            Accessible.name: cell.spoken
                        }
                    }
                    Component {
                        id: whole

                        RiseSettleCell {
                            required property int index

                            visible: root.only < 0 || root.only === index
                            width: root.column
                            cell: line.cells[index] ?? root.noCell
                            kind: line.row.kind
                            harm: line.row.harm
                        }
                    }
                }
            }
        }
    }
}
