// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A free action: the tile, and what it does, in figures or on the map.
RiseSheetFrame {
    id: root

    readonly property riseFreePage page: table.free
    readonly property list<tableCounter> goods: page.goods
    property tableCounter none

    title: page.title
    wanted: page.open
    onLeft: root.table.touch(page.cancel.id)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        PlayerSeal {
            colour: root.page.colour
            size: 48
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.page.title
            textFont: Theme.title
            caption: root.page.caption
        }
        Rectangle {
            implicitWidth: 44
            implicitHeight: 44
            radius: Theme.radiusTile
            color: Theme.accentSoft

            Icon {
                anchors.centerIn: parent
                name: "roe-free"
                size: 24
                color: Theme.onAccentSoft
            }
        }
    }
    RiseTileGrid {
        Layout.fillWidth: true
        table: root.table
        tiles: root.page.tiles
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.page.note
    }
    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeText ? 1 : 2

        Prose {
            Layout.fillWidth: true
            text: root.page.section
            font: Theme.captionBold
            Accessible.role: Accessible.Heading
        }
        Words {
            Layout.maximumWidth: parent.width
            wrapMode: Text.Wrap
            text: root.page.sectionNote
            color: Theme.ink2
            font: Theme.caption
        }
    }
    Column {
        Layout.fillWidth: true
        visible: root.goods.length > 0

        Repeater {
            model: root.goods.length

            Item {
                id: row

                required property int index
                readonly property tableCounter good: root.goods[index] ?? root.none

                width: parent ? parent.width : 0
                implicitHeight: Math.max(53, words.implicitHeight + (Theme.largeText ? stepper.implicitHeight : 0))

                Icon {
                    id: sign

                    anchors.verticalCenter: words.verticalCenter
                    name: row.good.icon
                    size: Theme.iconSize(26)
                    color: RiseInk.of(row.good.ink)
                }
                TextPair {
                    id: words

                    x: sign.width + Theme.gapMedium
                    y: Theme.largeText ? 0 : (row.height - height) / 2
                    width: row.width - x - (Theme.largeText ? 0 : stepper.width)
                    text: row.good.title
                    caption: row.good.note
                }
                Stepper {
                    id: stepper

                    objectName: row.good.id
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.lineSelection
                    change: true
                    name: row.good.title
                    value: row.good.value
                    from: row.good.least
                    to: row.good.most
                    onChanged: next => root.table.touch(row.good.id, next)
                }
                HairLine {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
            }
        }
    }
    RiseRegionTable {
        Layout.fillWidth: true
        visible: root.page.map.rows.length > 0
        map: root.page.map
        onTouched: id => root.table.touch(id)
    }
    RiseNumberRow {
        Layout.fillWidth: true
        // Its room is there before a region is touched.
        visible: root.page.map.rows.length > 0 || number.counter.title !== ""
        enabled: number.counter.title !== ""
        opacity: enabled ? 1 : 0
        titled: true
        number: root.page.number
        onChosen: value => root.table.touch(number.counter.id, value)
    }
    SettingRow {
        objectName: root.page.toMap.id
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        visible: root.page.toMap.id !== ""
        iconName: root.page.toMap.icon
        title: root.page.toMap.title
        caption: root.page.toMap.note
        arrow: true
        onClicked: root.table.touch(root.page.toMap.id)
    }
    SettingRow {
        objectName: root.page.toGoods.id
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        visible: root.page.toGoods.id !== ""
        iconName: root.page.toGoods.icon
        title: root.page.toGoods.title
        arrow: true
        onClicked: root.table.touch(root.page.toGoods.id)
    }

    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: root.page.cancel.id
            Layout.preferredWidth: Math.max(112, implicitWidth)
            Layout.minimumHeight: Theme.buttonHeight
            kind: "tonal"
            text: root.page.cancel.title
            onClicked: root.table.touch(root.page.cancel.id)
        }
        ActionButton {
            objectName: root.page.use.id
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: root.page.use.id !== "" && root.page.use.enabled
            text: root.page.use.title
            hint: root.page.use.why
            onClicked: root.table.touch(root.page.use.id)
        }
    }
}
