// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A row of the grid: its title and its cells, or the head of what follows.
Item {
    id: root

    required property SheetTable table
    required property sheetRow row
    required property real titleWidth
    required property real columnWidth
    property sheetCell none
    property bool inSight: true
    /// How much of it the card shows, whose corners are round.
    property real seen: height
    readonly property bool lowest: seen <= height + Theme.lineHair
    /// Only looked at.
    property bool still: false

    signal explain(string id)
    signal why(string about)
    signal hold(string cell)

    readonly property bool opens: row.opener.id !== ""
    readonly property bool head: row.kind === "round"

    implicitHeight: head ? Math.max(40, caption.implicitHeight + Theme.space2) : Theme.touchTarget
    height: implicitHeight

    Rectangle {
        width: parent.width
        height: Math.max(0, Math.min(parent.height, root.seen))
        visible: root.row.worked || root.row.kind === "section" || root.head
        radius: root.lowest ? Theme.radiusCard : 0
        color: Theme.surfaceAlt

        Rectangle {
            width: parent.width
            height: parent.height / 2
            visible: root.lowest
            color: parent.color
        }
    }
    Rectangle {
        anchors.top: parent.top
        width: parent.width
        height: 3
        visible: root.row.subtotal
        color: "transparent"
        border.width: Theme.lineHair
        border.color: Theme.lineControl
    }
    Touchable {
        id: title

        readonly property bool telling: root.row.about !== "" && !root.opens

        objectName: root.opens ? root.row.opener.id : root.row.about
        width: root.row.cells.length > 0 ? root.titleWidth : root.width
        height: root.height
        enabled: !root.still && (root.opens ? root.row.opener.enabled : telling)
        padding: 0
        leftPadding: Theme.gapMedium
        rightPadding: Theme.lineSelection
        pressedScale: 1
        ringRadius: Theme.radiusSmall
        text: root.opens ? root.row.opener.spoken || root.row.opener.title : root.row.spoken || root.row.title
        onClicked: root.opens ? root.table.touch(objectName) : root.explain(objectName)

        Row {
            x: title.leftPadding
            height: parent.height
            spacing: Theme.space1

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                visible: name !== ""
                name: root.opens ? (root.row.open ? "ui-up" : "ui-down") : root.row.icon
                size: 15
                color: Theme.ink2
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: title.availableWidth - (sign.visible ? sign.width + Theme.space1 : 0)

                Words {
                    id: caption

                    readonly property bool alone: root.row.note === "" && !root.head

                    width: parent.width
                    height: alone ? root.height - Theme.space1 : implicitHeight
                    // No word is broken: long ones become smaller.
                    wrapMode: Text.WordWrap
                    fontSizeMode: alone ? Text.Fit : Text.HorizontalFit
                    minimumPixelSize: Theme.smallestText
                    maximumLineCount: alone ? 2 : 1
                    elide: Text.ElideRight
                    lineHeight: 0.94
                    text: root.row.title
                    color: root.row.current ? Theme.accent : root.row.worked || root.row.helps ? Theme.ink2 : Theme.ink
                    font: root.head ? Theme.sectionSmall : root.row.current ? Theme.captionBold : Theme.caption
                }
                Words {
                    width: parent.width
                    visible: root.row.note !== "" && !root.head
                    elide: Text.ElideRight
                    text: root.row.note
                    color: Theme.ink2
                    font: Theme.sheet
                }
            }
        }
    }
    Pill {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        height: Math.min(implicitHeight, parent.height)
        visible: root.row.last
        kind: "accent"
        iconName: "ui-clock"
        //: The round that is running is the last one.
        text: qsTr("Last round")
    }
    PlayerSeal {
        anchors.right: begins.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: begins.visible && root.row.colour !== ""
        colour: root.row.colour
        size: Theme.iconSize(20)
    }
    Words {
        id: begins

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        height: parent.height
        visible: root.head && !root.row.last
        text: root.row.note
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
    Repeater {
        model: root.row.cells.length

        SheetGridCell {
            required property int index

            x: root.titleWidth + index * root.columnWidth
            width: root.columnWidth
            height: root.height
            cell: root.row.cells[index] ?? root.none
            helps: root.row.helps
            inSight: root.inSight
            enabled: worked ? cell.tap.about !== "" : !root.still
            onClicked: worked ? root.why(cell.tap.about) : root.table.touch(cell.tap.id)
            onPressAndHold: worked ? root.why(cell.tap.about) : root.hold(cell.tap.id)
        }
    }
    HairLine {
        anchors.bottom: parent.bottom
        x: Theme.space2
        width: parent.width - 2 * x
    }
}
