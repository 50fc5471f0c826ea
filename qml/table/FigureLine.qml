// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One number of a sheet, to be seen or to be set by hand.
Item {
    id: root

    required property tableFigure figure
    property Inks inks: null
    /// Else it is there to be seen only.
    property bool changing: true

    signal changed(int next)

    objectName: figure.counter.id
    // Large text puts the number below its name.
    implicitHeight: Theme.largeText ? label.height + Theme.touchTarget : Math.max(label.height, Theme.touchTarget) + Theme.space1

    Icon {
        id: mark

        x: Theme.space1
        anchors.verticalCenter: label.verticalCenter
        name: root.figure.counter.icon
        size: Theme.iconSize(24)
        color: root.inks?.of(root.figure.counter.ink) ?? Theme.ink2
    }
    Column {
        id: label

        x: mark.x + mark.width + Theme.space3
        y: Theme.largeText ? 0 : (parent.height - height) / 2
        width: parent.width - x - Theme.space2 - (Theme.largeText ? 0 : root.figure.yesNo ? toggle.width : stepper.width)

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.figure.counter.title
            font: Theme.label
        }
        Words {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.figure.counter.note
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
    }
    Stepper {
        id: stepper

        objectName: "stepper"
        anchors.right: parent.right
        y: Theme.largeText ? parent.height - height : (parent.height - height) / 2
        visible: root.changing && !root.figure.yesNo
        name: root.figure.counter.title
        value: root.figure.counter.value
        from: root.figure.counter.least
        to: root.figure.counter.most
        onChanged: next => root.changed(next)
    }
    ToggleSwitch {
        id: toggle

        anchors.right: parent.right
        y: Theme.largeText ? parent.height - height : (parent.height - height) / 2
        visible: root.changing && root.figure.yesNo
        enabled: root.figure.counter.least < root.figure.counter.most
        text: root.figure.counter.title
        checked: root.figure.counter.value > 0
        onToggled: root.changed(checked ? 1 : 0)
    }
    Words {
        objectName: "value"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: label.verticalCenter
        visible: !root.changing
        text: root.figure.counter.value
        font: Theme.count
    }
}
