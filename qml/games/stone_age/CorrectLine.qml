// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// One number of a village to be set by hand; the first of a group has its head above it.
Item {
    id: root

    required property stoneFigure figure

    signal changed(int next)

    objectName: figure.counter.id
    implicitHeight: row.y + row.implicitHeight

    SectionHead {
        id: head

        width: parent.width
        y: Theme.space3
        visible: root.figure.group !== ""
        text: root.figure.group
    }
    Item {
        id: row

        y: head.visible ? head.y + head.height + Theme.space1 : 0
        width: parent.width
        // Large text puts the number below its name.
        implicitHeight: Theme.largeText ? label.implicitHeight + Theme.touchTarget : Math.max(label.implicitHeight, Theme.touchTarget + Theme.space1)

        Icon {
            id: mark

            x: Theme.space1
            anchors.verticalCenter: label.verticalCenter
            name: root.figure.counter.icon
            size: Theme.iconSize(24)
            color: root.figure.counter.ink === "" ? Theme.ink2 : StoneAgeInk.of(root.figure.counter.ink)
        }
        Words {
            id: label

            x: mark.x + mark.width + Theme.space3
            width: parent.width - x - Theme.space2 - (Theme.largeText ? 0 : root.figure.yesNo ? toggle.width : stepper.width)
            height: Theme.largeText ? implicitHeight : parent.height
            wrapMode: Text.Wrap
            text: root.figure.counter.title
            font: Theme.label
        }
        Stepper {
            id: stepper

            objectName: "stepper"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            visible: !root.figure.yesNo
            name: root.figure.counter.title
            value: root.figure.counter.value
            from: root.figure.counter.least
            to: root.figure.counter.most
            onChanged: next => root.changed(next)
        }
        ToggleSwitch {
            id: toggle

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            visible: root.figure.yesNo
            text: root.figure.counter.title
            checked: root.figure.counter.value > 0
            onToggled: root.changed(checked ? 1 : 0)
        }
    }
}
