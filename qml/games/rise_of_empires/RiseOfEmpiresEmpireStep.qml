// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// An empire tile: a tap on a region puts a cube there, a tap on another's cubes is a battle. In a wide window the map
/// stands beside it, on a phone held across in its second column.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseEmpirePage page: table.empire
    readonly property list<riseBattle> battles: page.battles
    readonly property list<riseRegion> regions: page.map.rows
    readonly property bool mapBeside: sheetBeside
    property riseBattle noBattle
    property riseRegion noRegion

    covered: page.described.open

    // Where there is little height, all of it scrolls.
    pinned: !tight
    title: head

    RiseTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head

        // Where the chip takes all cubes back, this moves the disc alone.
        IconButton {
            objectName: root.page.discOnly.id
            visible: root.page.discOnly.title !== ""
            enabled: root.page.discOnly.id !== "" && root.page.discOnly.enabled
            iconName: root.page.discOnly.icon
            ink: root.page.discOnly.chosen ? Theme.accent : Theme.ink2
            name: root.page.discOnly.title
            onClicked: root.table.touch(root.page.discOnly.id)
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.page.pay.title !== "" || root.page.pay.line !== ""
        topPadding: Theme.space3
        bottomPadding: Theme.gapMedium

        RiseDiscs {
            width: parent.width
            discs: root.page.discs
            colours: root.table.colours
            onChosen: id => root.table.touch(id)
        }
    }
    Touchable {
        objectName: root.page.pay.fold.id
        Layout.fillWidth: true
        visible: root.page.pay.line !== ""
        enabled: root.page.pay.fold.id !== ""
        implicitHeight: Math.max(Theme.touchTarget, paid.implicitHeight)
        pressedScale: 1
        Accessible.name: root.page.pay.spoken === "" ? root.page.pay.line : root.page.pay.spoken
        onClicked: root.table.touch(root.page.pay.fold.id)

        NoteLine {
            id: paid

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - open.width - Theme.space2
            iconName: "roe-disc"
            text: root.page.pay.line
        }
        Icon {
            id: open

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.page.pay.fold.title !== ""
            name: root.page.pay.fold.chosen ? "ui-up" : "ui-down"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
    }
    RisePayStrip {
        Layout.fillWidth: true
        visible: root.page.pay.goods.length > 0
        table: root.table
        pay: root.page.pay
    }
    RiseEmpireTiles {
        Layout.fillWidth: true
        visible: root.page.pay.goods.length === 0
        table: root.table
        tiles: root.page.tiles
        another: root.page.newTile
    }
    // What it leaves of the height lies below it: what stands above does not move.
    Item {
        parent: root.split ? beside.parent : head.parent
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: root.split ? Math.min(map.whole, root.height - root.reserve - Theme.space2)
                                         : root.apart ? Math.min(map.whole, 5 * Theme.touchTarget) : map.whole
        Layout.preferredHeight: Layout.minimumHeight
        visible: !root.mapBeside

        RiseRegionTable {
            id: map

            width: parent.width
            height: Math.min(whole, parent.height)
            map: root.page.map
            onTouched: id => root.table.touch(id)
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.mapBeside && [...root.regions].some(row => row.changes)
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.regions.length

                RiseFirstRow {
                    required property int index

                    width: parent ? parent.width : 0
                    visible: region.changes
                    region: root.regions[index] ?? root.noRegion
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
        visible: root.mapBeside
    }

    second: [
        Item {
            id: beside

            visible: false
        },
        ColumnLayout {
            parent: root.split ? head.parent : beside.parent
            Layout.fillWidth: true
            Layout.fillHeight: root.split
            spacing: Theme.space3

            RiseBattleLine {
                Layout.fillWidth: true
                table: root.table
                battle: root.battles[0] ?? root.noBattle
                note: root.page.battleNote
            }
            RiseBattleLine {
                Layout.fillWidth: true
                visible: root.battles.length > 1
                table: root.table
                battle: root.battles[1] ?? root.noBattle
            }
            Item {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.gapSmall
                implicitHeight: number.implicitHeight

                RiseNumberRow {
                    id: number

                    width: parent.width
                    enabled: root.page.number.counter.id !== ""
                    opacity: root.page.number.counter.title === "" ? 0 : 1
                    titled: true
                    number: root.page.number
                    onChosen: value => root.table.touch(root.page.number.counter.id, value)
                }
                NoteLine {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    visible: root.page.number.counter.title === ""
                    iconName: "roe-cube"
                    text: root.page.numberNote
                }
            }
            Item {
                Layout.fillHeight: true
                visible: root.split
            }
        }
    ]

    WantedSheet {
        table: root.table
        file: Qt.resolvedUrl("RiseEmpireTileSheet.qml")
        wanted: root.page.described.open
    }
}
