// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A row of the action table on the phone in the middle of the table: what it costs or how much room it has.
Item {
    id: root

    required property tableChoice row
    property bool first: false
    readonly property bool priced: row.status === "price" || row.status === "nothing"
    readonly property color ink: row.enabled ? Theme.ink : Theme.ink3

    implicitHeight: words.implicitHeight + 2 * Theme.space2
    Accessible.role: Accessible.StaticText
    Accessible.name: row.spoken

    Rectangle {
        y: Theme.space3
        visible: !root.first
        width: Theme.lineHair
        height: parent.height - 2 * y
        color: Theme.line
    }
    Column {
        id: words

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space2
        spacing: Theme.space1

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space2

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                name: root.row.icon
                size: Theme.iconSize(22)
                color: root.ink
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, words.width - sign.width - parent.spacing)
                elide: Text.ElideRight
                text: root.row.title
                color: root.ink
                font: Theme.label
            }
        }
        Pill {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.priced
            kind: root.row.status === "nothing" ? "safe" : "accent"
            iconName: root.row.status === "nothing" ? "ui-check" : ""
            text: root.row.note
            Accessible.ignored: true
        }
        Words {
            width: parent.width
            visible: !root.priced
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            text: root.row.note
            color: Theme.ink2
            font: Theme.caption
        }
    }
}
