// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// How cubes on the map are marked.
Flow {
    id: root

    component Line: Row {
        id: line

        property string status: "first"
        property alias text: words.text
        property real room

        spacing: Theme.space2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.status !== "tied"
            width: 22
            height: 22
            radius: Theme.gapSmall
            color: line.status === "first" ? Theme.accentSoft : "transparent"
            border.width: line.status === "first" ? Theme.lineSelection : Theme.lineControlWidth
            border.color: line.status === "first" ? Theme.accent : Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                visible: line.status === "first"
                name: "roe-first"
                size: 14
                color: Theme.accent
            }
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.status === "tied"
            name: "ui-swap"
            size: 22
            color: Theme.ink2
        }
        Prose {
            id: words

            width: Math.min(implicitWidth, line.room - 22 - Theme.space2)
            color: Theme.ink2
            font: Theme.caption
        }
    }

    spacing: Theme.space3

    Line {
        room: root.width
        //: The mark of who has most cubes in a region.
        text: qsTr("first: points and yield")
    }
    Line {
        room: root.width
        status: "second"
        //: The mark of who has the next most cubes in a region.
        text: qsTr("second")
    }
    Line {
        room: root.width
        status: "tied"
        text: qsTr("tied: points added and shared, nobody is second")
    }
}
