// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// The map as a table: regions, and the cubes of every player. Its rows scroll under its head where they are too many.
Card {
    id: root

    required property riseRegionTable map
    property string label
    property real rowHeight: Theme.touchTarget
    readonly property list<riseRegion> rows: map.rows
    readonly property list<string> colours: map.colours
    readonly property list<string> names: map.names
    readonly property list<int> pools: map.pools
    readonly property bool narrow: width < Theme.phoneWidth - Theme.space2
    readonly property real compared: map.compared ? narrow ? 54 : 58 : 0
    /// A share of what the names leave, the more players the less.
    readonly property real column: {
        const most = Theme.largeText ? width - Theme.space5 - compared : width * 0.56 - compared;
        return Math.floor(Math.min(narrow ? 40 : 46, most / Math.max(1, colours.length)));
    }
    readonly property int cube: Math.min(33, column - 3)
    /// All of it, without scrolling.
    readonly property real whole: head.height + list.height + foot.height
    /// The row that was touched last stays in sight.
    readonly property int chosen: [...rows].findIndex(row => row.choice.chosen)
    property riseRegion none

    signal touched(string id)

    /// The next row in this direction that can be touched.
    function goFrom(index: int, step: int) {
        for (let i = index + step; i >= 0 && i < repeater.count; i += step) {
            const row = repeater.itemAt(i) as RiseRegionRow;
            if (row.open) {
                row.take();
                return;
            }
        }
    }
    function showChosen() {
        const row = root.chosen < 0 ? null : repeater.itemAt(root.chosen) as Item;
        if (row === null)
            return;
        if (row.y < view.contentY)
            view.contentY = row.y;
        else if (row.y + row.height > view.contentY + view.height)
            view.contentY = row.y + row.height - view.height;
    }

    padding: 0
    implicitHeight: whole
    onChosenChanged: root.showChosen()

    Item {
        id: head

        width: root.width
        height: Math.max(38, title.implicitHeight + Theme.space2)

        Words {
            id: title

            x: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            width: seals.x - x
            visible: !Theme.largeText
            elide: Text.ElideRight
            text: root.label
            color: Theme.ink2
            font: Theme.caption
        }
        Row {
            id: seals

            x: parent.width - width - root.compared - Theme.gapSmall
            height: parent.height

            Repeater {
                model: root.colours.length

                Item {
                    id: seal

                    required property int index

                    width: root.column
                    height: seals.height

                    PlayerSeal {
                        anchors.centerIn: parent
                        size: Math.min(26, root.column - Theme.space2)
                        colour: root.colours[seal.index] ?? ""
                        playing: root.map.active === seal.index
                        spoken: root.names[seal.index] ?? ""
                    }
                }
            }
        }
        Words {
            x: parent.width - root.compared - Theme.gapSmall
            width: root.compared
            anchors.verticalCenter: parent.verticalCenter
            visible: root.compared > 0
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.smallestText
            //: Above the column that tells who has most cubes in a region. Must be short.
            text: qsTr("first")
            color: Theme.ink2
            font: Theme.micro
        }
    }
    Flickable {
        id: view

        y: head.height
        width: root.width
        height: root.height - head.height - foot.height
        contentHeight: list.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 0.5
        clip: interactive
        onHeightChanged: root.showChosen()

        T.ScrollIndicator.vertical: ScrollMark {}

        FocusFollower {
            scrolled: view
        }
        Column {
            id: list

            width: view.width

            Repeater {
                id: repeater

                model: root.rows.length

                RiseRegionRow {
                    required property int index

                    width: list.width
                    region: root.rows[index] ?? root.none
                    column: root.column
                    cube: root.cube
                    compared: root.compared
                    least: root.rowHeight
                    last: index === root.rows.length - 1
                    onTouched: id => root.touched(id)
                    onMoved: step => root.goFrom(index, step)
                }
            }
        }
    }
    Item {
        id: foot

        y: root.height - height
        width: root.width
        height: visible ? Math.max(42, pool.implicitHeight + Theme.space2) : 0
        visible: root.pools.length > 0

        HairLine {
            width: parent.width
        }
        HairLine {
            y: Theme.lineSelection
            width: parent.width
        }
        Icon {
            id: sign

            x: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            name: "roe-cube"
            size: Theme.iconSize(18)
            color: Theme.slate
        }
        Words {
            id: pool

            anchors.left: sign.right
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            width: stock.x - x
            elide: Text.ElideRight
            //: Cubes that are not on the map.
            text: qsTr("in the pool")
            font: Theme.captionBold
        }
        Row {
            id: stock

            x: parent.width - width - root.compared - Theme.gapSmall
            height: parent.height

            Repeater {
                model: root.pools.length

                Words {
                    required property int index

                    width: root.column
                    height: stock.height
                    horizontalAlignment: Text.AlignHCenter
                    text: root.pools[index] ?? 0
                    font: Theme.cost
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    //: Spoken: %1 is a player, %2 the cubes in the pool.
                    Accessible.name: qsTr("%1, %2 in the pool").arg(root.names[index] ?? "").arg(text)
                }
            }
        }
    }
}
