// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The head of the grid, which stays: seals, names, live totals, places.
Item {
    id: root

    required property SheetTable table
    /// Folds the keys away or brings them back.
    property tableChoice keys
    property bool unfolded: false
    required property list<sheetColumn> columns
    required property real titleWidth
    required property real columnWidth
    property bool low: false
    /// How many columns stand beside each other; the others stand below them.
    property int across: columns.length
    readonly property int lines: Math.max(1, Math.ceil(columns.length / Math.max(1, across)))
    /// What a seal and the longest total need beside each other.
    readonly property real least: smallSeal + Theme.gapSmall + 2 * Theme.lineSelection + totals.width
    readonly property real smallSeal: 18
    property sheetColumn nobody

    /// Somebody's column alone.
    signal sheetOf(int seat)

    implicitHeight: low ? lines * Math.max(Theme.touchTarget, number.height) : Theme.largeText ? Theme.space2 + 28 + 2 * Theme.space1 + number.height : Math.max(98, Theme.space2 + 28 + 2 * Theme.space1 + micro.height + number.height)

    FontMetrics {
        id: micro

        font: Theme.micro
    }
    FontMetrics {
        id: number

        font: root.low ? Theme.cost : Theme.heading
    }

    Widest {
        id: totals

        texts: [...root.columns].map(column => column.total)
        font.family: Theme.cost.family
        font.weight: Theme.cost.weight
        font.pixelSize: Theme.smallestText
    }
    IconButton {
        objectName: root.keys.id
        x: Theme.space1
        visible: root.keys.id !== ""
        iconName: root.keys.icon
        name: root.keys.spoken
        ink: root.unfolded ? Theme.accent : Theme.ink2
        onClicked: root.table.touch(root.keys.id)
    }
    Words {
        x: root.low ? Theme.touchTarget + Theme.space1 : Theme.gapMedium
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.low ? Theme.space3 : Theme.gapMedium
        visible: !Theme.largeText && root.lines === 1 && x + implicitWidth <= root.titleWidth
        text: root.table.totalWord
        font: Theme.section
    }
    Repeater {
        model: root.columns.length

        Touchable {
            id: head

            required property int index
            readonly property sheetColumn column: root.columns[index] ?? root.nobody

            objectName: "seal-" + index
            x: root.titleWidth + index % root.across * root.columnWidth
            y: Math.floor(index / root.across) * height
            width: root.columnWidth
            height: root.height / root.lines
            padding: 0
            ringRadius: Theme.radiusTile
            pressedScale: 1
            text: column.spoken
            onClicked: root.sheetOf(column.seats[0] ?? 0)

            background: Rectangle {
                color: head.column.leads ? Theme.accentSoft : "transparent"
                radius: Theme.radiusTile
            }

            Seals {
                id: seals

                x: !root.low ? (parent.width - width) / 2 : root.lines === 1 ? Theme.lineSelection : Math.max(Theme.lineSelection, (parent.width - width - Theme.gapSmall - total.implicitWidth) / 2)
                y: root.low ? (parent.height - height) / 2 : Theme.space2
                size: !root.low ? 28 : root.columnWidth < 80 ? root.smallSeal : 24
                colours: head.column.colours
                playing: head.column.current
            }
            Words {
                id: name

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: seals.bottom
                anchors.topMargin: Theme.space1
                width: Math.min(implicitWidth, parent.width - Theme.space1)
                visible: !root.low && !Theme.largeText && root.columns.length < 6
                elide: Text.ElideMiddle
                text: head.column.name
                font: head.column.current ? Theme.microBold : Theme.micro
            }
            Words {
                id: total

                anchors.horizontalCenter: root.low ? undefined : parent.horizontalCenter
                x: root.low ? seals.x + seals.width + (root.lines === 1 ? Theme.space1 : Theme.gapSmall) : 0
                y: root.low ? (parent.height - height) / 2 : name.visible ? name.y + name.height - 1 : seals.y + seals.height + Theme.space1
                width: Math.min(implicitWidth, root.low ? parent.width - x : parent.width - 2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                text: head.column.total
                color: head.column.leads ? Theme.accent : Theme.ink
                font: root.low ? Theme.cost : Theme.heading
            }
            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: total.bottom
                visible: !root.low && !head.column.leads && !Theme.largeText
                text: head.column.place
                color: Theme.ink2
                font: Theme.sheet
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: total.bottom
                visible: !root.low && head.column.leads && !Theme.largeText
                name: "ui-laurel"
                size: 14
                color: Theme.accent
            }
            Rectangle {
                x: Theme.space1
                anchors.bottom: parent.bottom
                width: parent.width - 2 * x
                height: Theme.gapSmall - 1
                radius: height / 2
                visible: head.column.way >= 0 && !root.low
                color: Theme.surfaceAlt

                Rectangle {
                    width: Math.max(parent.height, parent.width * head.column.way)
                    height: parent.height
                    visible: head.column.way > 0
                    radius: height / 2
                    color: Theme.accent
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.lineSelection
        color: Theme.lineControl
    }
}
