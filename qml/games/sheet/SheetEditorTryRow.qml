// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One row with its sample numbers.
Item {
    id: root

    required property sheetTryRow row
    required property int column
    required property string chosen
    /// The last of a card has its round corners, and no line below.
    property bool last: false
    readonly property bool hasEntries: [...row.entries].some(entry => entry !== "")

    signal touched(string id)

    implicitHeight: Math.max(Theme.touchTarget, title.implicitHeight + Theme.space2, figure.height + (hasEntries ? entered.height : 0) + Theme.space1)

    // It lies within the frame of its card; its upper corners are those of a second, straight one.
    Rectangle {
        x: Theme.lineHair
        width: parent.width - 2 * x
        height: parent.height - (root.last ? Theme.lineHair : 0)
        visible: root.row.worked
        radius: root.last ? Theme.radiusCard - Theme.lineHair : 0
        color: Theme.surfaceAlt

        Rectangle {
            width: parent.width
            height: parent.height / 2
            color: parent.color
        }
    }
    FontMetrics {
        id: figure

        font: Theme.figure
    }
    FontMetrics {
        id: entered

        font: Theme.sheet
    }
    Icon {
        id: sign

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        visible: root.row.worked
        width: visible ? size : 0
        name: root.row.icon
        size: Theme.iconSize(16)
        color: Theme.ink2
    }
    Words {
        id: title

        x: sign.x + (sign.visible ? sign.width + Theme.gapSmall : 0)
        width: parent.width - 2 * root.column - x
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        text: root.row.title
        color: root.row.worked ? Theme.ink2 : Theme.ink
        font: Theme.caption
    }
    Row {
        x: parent.width - width
        height: parent.height

        Repeater {
            model: root.row.values.length

            Touchable {
                id: cell

                required property int index
                readonly property string cellId: root.row.cells[index] ?? ""
                readonly property string entry: root.row.entries[index] ?? ""

                objectName: cellId
                width: root.column
                height: root.height
                pressedScale: 1
                ringRadius: Theme.radiusSmall
                enabled: cellId !== ""
                text: root.row.values[index] ?? ""
                //: Spoken: a row and the number in it.
                Accessible.name: qsTr("%1, %2").arg(root.row.title).arg(text)
                onClicked: root.touched(cellId)

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: "transparent"
                    border.width: cell.cellId !== "" && cell.cellId === root.chosen ? Theme.lineSelection : 0
                    border.color: Theme.accent
                }
                contentItem: Item {
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width

                        Words {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: cell.text
                            color: root.row.worked ? Theme.ink2 : Theme.ink
                            font: Theme.figure
                        }
                        Words {
                            width: parent.width
                            visible: text !== ""
                            horizontalAlignment: Text.AlignHCenter
                            elide: Text.ElideRight
                            text: cell.entry
                            color: Theme.ink3
                            font: Theme.sheet
                        }
                    }
                }
            }
        }
    }
    HairLine {
        visible: !root.last
        x: Theme.cardPadding
        y: parent.height - height
        width: parent.width - 2 * x
    }
}
