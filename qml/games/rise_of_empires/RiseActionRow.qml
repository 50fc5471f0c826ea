// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A row of the action table: what it is, what is free or what the own disc costs, and its circles.
Touchable {
    id: root

    required property riseRow row
    required property list<string> colours
    /// All in one line, on a phone held across.
    property bool flat: false
    /// The key that opens it, where there is a keyboard.
    property string key

    readonly property tableChoice choice: row.choice
    readonly property bool open: choice.enabled
    /// There is room for the price alone.
    readonly property bool brief: flat || Theme.largeText
    readonly property bool priced: choice.status === "price" || choice.status === "nothing"

    signal held

    function circleAt(index: int): Item {
        return discs.circleAt(index);
    }

    implicitHeight: flat ? Theme.touchTarget : Math.max(93, head.height + discs.height + 3 * Theme.gapMedium)
    objectName: choice.id
    enabled: open && choice.id !== ""
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    Accessible.name: choice.spoken
    Accessible.description: choice.why
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down || !root.open ? Theme.surfaceAlt : Theme.surface
        border.width: root.open ? Theme.lineControlWidth : 0
        border.color: Theme.lineControl
    }

    Item {
        id: head

        x: root.leftPadding
        y: root.flat ? 0 : Theme.gapMedium
        width: root.flat ? Math.round(root.width * 0.4) : root.availableWidth
        height: root.flat ? Theme.touchTarget : Math.max(26, name.implicitHeight, verdict.height)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: root.choice.icon
            size: Theme.iconSize(24)
            color: root.open ? Theme.ink : Theme.ink3
        }
        Words {
            id: name

            x: sign.width + Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            width: verdict.x - x
            elide: Text.ElideRight
            text: root.choice.title
            color: root.open ? Theme.ink : Theme.ink2
            font: Theme.section
        }
        Item {
            id: verdict

            anchors.verticalCenter: parent.verticalCenter
            x: onward.x - width - (onward.visible || root.flat ? Theme.space3 : 0)
            width: root.priced ? pill.implicitWidth : note.visible ? note.implicitWidth : 0
            height: root.priced ? pill.implicitHeight : note.implicitHeight

            Pill {
                id: pill

                visible: root.priced
                kind: root.choice.status === "nothing" ? "safe" : "accent"
                iconName: root.choice.status === "nothing" ? "ui-check" : ""
                text: root.brief ? root.choice.count : root.choice.note
                Accessible.ignored: true
            }
            Words {
                id: note

                visible: !root.priced && !root.brief
                text: root.choice.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Icon {
            id: onward

            anchors.verticalCenter: parent.verticalCenter
            x: head.width - (visible ? width : 0)
            visible: root.open && !root.brief
            name: "ui-next"
            size: Theme.iconSize(18)
            color: Theme.ink3
        }
    }
    RiseDiscs {
        id: discs

        x: root.flat ? head.x + head.width : root.leftPadding
        y: root.flat ? (root.height - height) / 2 : root.height - height - Theme.space3
        width: root.width - root.rightPadding - x
        discs: root.row.discs
        colours: root.colours
        size: root.flat ? 28 : 30
    }
    KeyHint {
        x: root.width - width - Theme.space2
        visible: root.key !== ""
        text: root.key
    }
}
