// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A list with a number for each player; a tap chooses a row.
Card {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    property agesRow none
    property agesFigure blank
    readonly property int players: Math.max(1, (rows[0] ?? none).figures.length)
    readonly property real cell: Math.min(52 * Theme.displayScale, width * 0.58 / players)

    padding: 0

    FontMetrics {
        id: lines

        font: Theme.captionBold
    }
    Column {
        width: parent.width

        Item {
            width: parent.width
            implicitHeight: 40

            Repeater {
                model: root.players

                PlayerSeal {
                    required property int index

                    x: root.width - Theme.space3 - (root.players - index) * root.cell + (root.cell - width) / 2
                    y: Theme.gapSmall
                    size: 28
                    colour: root.table.colours[index] ?? ""
                    spoken: root.table.names[index] ?? ""
                }
            }
        }
        Repeater {
            model: root.rows.length

            Touchable {
                id: line

                required property int index
                readonly property agesRow row: root.rows[index] ?? root.none
                readonly property tableChoice choice: row.choice
                readonly property bool sum: choice.status === "sum"

                width: parent ? parent.width : 0
                implicitHeight: Math.max(Theme.touchTarget, Math.ceil(lines.height) + Theme.space2)
                objectName: choice.id
                enabled: choice.id !== "" && choice.enabled
                pressedScale: 1
                ringRadius: Theme.radiusTile
                Accessible.role: Accessible.CheckBox
                Accessible.name: choice.spoken === "" ? choice.title : choice.spoken
                Accessible.checkable: !sum
                Accessible.checked: choice.chosen
                onClicked: root.table.touch(choice.id)

                background: Rectangle {
                    color: line.choice.chosen ? Theme.accentSoft : line.down ? Theme.surfaceAlt : "transparent"

                    HairLine {
                        width: parent.width
                    }
                }

                Rectangle {
                    id: box

                    x: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !line.sum
                    width: Theme.iconSize(20)
                    height: width
                    radius: Theme.space1
                    color: line.choice.chosen ? Theme.accent : "transparent"
                    border.width: line.choice.chosen ? 0 : Theme.lineControlWidth
                    border.color: Theme.lineStrong

                    Icon {
                        anchors.centerIn: parent
                        visible: line.choice.chosen
                        name: "ui-check"
                        size: parent.width - Theme.space1
                        color: Theme.onAccent
                    }
                }
                Words {
                    id: title

                    x: line.sum ? Theme.space3 : box.x + box.width + Theme.space2
                    width: parent.width - x - Theme.space3 - root.players * root.cell
                    height: parent.height
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.smallestText
                    text: line.choice.title
                    color: line.choice.chosen ? Theme.onAccentSoft : Theme.ink
                    font: line.sum ? Theme.label : Theme.captionBold
                }
                Repeater {
                    model: line.row.figures.length

                    Words {
                        required property int index

                        x: line.width - Theme.space3 - (root.players - index) * root.cell
                        width: root.cell
                        height: line.height
                        horizontalAlignment: Text.AlignHCenter
                        text: (line.row.figures[index] ?? root.blank).text
                        color: (line.row.figures[index] ?? root.blank).harm ? Theme.harm : Theme.ink
                        font: line.sum ? Theme.label : Theme.caption
                    }
                }
            }
        }
    }
}
