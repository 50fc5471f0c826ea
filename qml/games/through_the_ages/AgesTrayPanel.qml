// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// All that can be done at a place of the board. It stays until another place is touched.
Card {
    id: root

    required property AgesTable table
    required property agesTray tray
    required property agesBank bank
    /// The banks are not in sight: what they offer stands here too.
    property bool coversBanks: false
    readonly property list<tableChoice> discounts: tray.discounts
    property tableChoice none
    /// The height at which nothing need scroll.
    readonly property real whole: head.height + column.height

    padding: 0

    Item {
        id: head

        readonly property real firstLine: Math.max(Theme.touchTarget + Theme.space1, words.implicitHeight + 2 * Theme.gapSmall)
        /// Large text leaves the name no room beside the discounts.
        readonly property bool stacked: Theme.largeText && segments.visible

        width: parent.width
        height: firstLine + (stacked ? segments.height : 0)

        Icon {
            id: sign

            x: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.largeText
            name: root.tray.icon
            size: Theme.iconSize(24)
            color: Theme.ink2
        }
        Column {
            id: words

            anchors.left: sign.visible ? sign.right : parent.left
            anchors.right: segments.visible && !head.stacked ? segments.left : away.left
            anchors.leftMargin: Theme.space2
            anchors.rightMargin: Theme.space1
            y: (head.firstLine - height) / 2

            AgesTileWords {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                minimumPixelSize: Theme.caption.pixelSize
                text: root.tray.title
                font: Theme.section
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Words {
                width: parent.width
                visible: !Theme.largeText
                wrapMode: Text.Wrap
                text: root.tray.caption
                color: Theme.ink2
                font: Theme.sheet
                Accessible.ignored: false
            }
        }
        Item {
            id: segments

            readonly property real label: Theme.largeText ? 0 : Math.ceil(line.height)

            anchors.right: away.left
            y: head.stacked ? head.firstLine : (head.height - height) / 2
            visible: root.discounts.length > 0
            width: root.discounts.length * Theme.touchTarget
            height: Theme.touchTarget

            FontMetrics {
                id: line

                font: Theme.sheet
            }
            Words {
                width: parent.width
                height: segments.label
                visible: !Theme.largeText
                horizontalAlignment: Text.AlignRight
                //: Over −1, −2 and −3: by how much a card makes something cheaper.
                text: qsTr("Action card")
                color: Theme.ink2
                font: Theme.sheet
            }
            Rectangle {
                y: segments.label
                width: parent.width
                height: parent.height - y
                radius: Theme.radiusControl
                color: Theme.surfaceAlt
            }
            Row {
                Repeater {
                    model: root.discounts.length

                    Touchable {
                        id: segment

                        required property int index
                        readonly property tableChoice choice: root.discounts[index] ?? root.none

                        width: segments.width / Math.max(1, root.discounts.length)
                        objectName: choice.id
                        pressedScale: 1
                        ringRadius: Theme.radiusSegment
                        Accessible.role: Accessible.RadioButton
                        Accessible.name: choice.spoken
                        Accessible.checkable: true
                        Accessible.checked: choice.chosen
                        onClicked: root.table.touch(choice.id)

                        background: Item {
                            Rectangle {
                                anchors.fill: parent
                                anchors.topMargin: segments.label
                                visible: segment.choice.chosen
                                radius: Theme.radiusSegment
                                color: Theme.surface
                                border.width: Theme.lineSelection
                                border.color: Theme.accent
                            }
                        }
                        Words {
                            anchors.centerIn: parent
                            anchors.verticalCenterOffset: segments.label / 2
                            text: segment.choice.title
                            color: segment.choice.chosen ? Theme.ink : Theme.ink2
                            font: Theme.control
                        }
                    }
                }
            }
        }
        IconButton {
            id: away

            anchors.right: parent.right
            y: (head.firstLine - height) / 2
            objectName: root.tray.away.id
            iconName: "ui-close"
            iconSize: 20
            name: root.tray.away.title
            onClicked: root.table.touch(root.tray.away.id)
        }
    }
    Flickable {
        id: view

        y: head.height
        width: parent.width
        height: parent.height - y
        contentWidth: width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true

        T.ScrollIndicator.vertical: ScrollMark {}

        FocusFollower {
            scrolled: view
        }
        Column {
            id: column

            width: view.width

            AgesCounters {
                width: parent.width
                visible: counters.length > 0
                table: root.table
                counters: root.tray.counters
                background: null
            }
            AgesRows {
                width: parent.width
                table: root.table
                rows: root.tray.rows
                below: true
                rounded: false
                background: HairLine {
                    width: parent ? parent.width : 0
                    height: 1
                }
            }
            Item {
                width: parent.width
                height: worker.visible ? worker.y + worker.height : more.height

                Touchable {
                    id: more

                    width: worker.visible && worker.y === 0 ? worker.x : parent.width
                    objectName: root.tray.more.id
                    pressedScale: 1
                    Accessible.name: root.tray.more.title
                    onClicked: root.table.touch(root.tray.more.id)

                    Row {
                        x: Theme.space3
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gapMedium

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: root.tray.more.icon
                            size: Theme.iconSize(18)
                            color: Theme.ink2
                        }
                        Words {
                            text: root.tray.more.title
                            color: Theme.ink2
                            font: Theme.captionBold
                        }
                    }
                }
                AgesWorkerButton {
                    id: worker

                    x: parent.width - width - Theme.space3
                    // Large text has a line for each.
                    y: Theme.largeText ? more.height : 0
                    visible: root.coversBanks && root.bank.worker.id !== ""
                    table: root.table
                    bank: root.bank
                }
            }
        }
    }
}
