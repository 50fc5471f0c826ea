// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The wonder under way: each box pays the stages up to it; the rest opens the cards.
Item {
    id: root

    required property AgesTable table
    required property agesWonder wonder
    readonly property list<tableChoice> stages: wonder.stages
    property tableChoice none
    readonly property bool known: wonder.choice.status !== ""
    /// Boxes that can be touched are as wide as a thumb, the others as wide as there is room.
    readonly property bool many: stages.length > 4
    readonly property real box: Math.min((many ? 18 : 26) * Theme.displayScale, height - Theme.space3)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.lineSelection
        radius: Theme.radiusSmall
        color: root.known ? Theme.surface : "transparent"
        border.width: root.known ? Theme.lineHair : 0
        border.color: Theme.line

        DashedFrame {
            anchors.fill: parent
            visible: !root.known
            radius: Theme.radiusSmall
            ink: Theme.lineControl
        }
    }
    Touchable {
        id: spot

        readonly property bool drawn: !root.known || width > 100
        /// A long word in a narrow spot: then the drawing stands for it.
        readonly property bool named: name.contentWidth <= name.width

        width: root.known ? boxes.x : parent.width
        height: parent.height
        objectName: root.wonder.choice.id
        enabled: root.wonder.choice.id !== ""
        pressedScale: 1
        ringRadius: Theme.radiusSmall
        Accessible.name: root.wonder.choice.spoken
        onClicked: root.table.touch(root.wonder.choice.id)

        Icon {
            id: sign

            x: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            visible: spot.drawn || !spot.named
            name: "tta-wonder"
            size: Theme.iconSize(18)
            color: Theme.ink2
        }
        Words {
            id: name

            x: spot.drawn ? sign.x + sign.width + Theme.gapSmall : Theme.gapSmall
            width: spot.width - x - Theme.lineSelection
            height: parent.height
            opacity: spot.named ? 1 : 0
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.smallestText
            text: root.wonder.choice.title
            color: root.known ? Theme.ink : Theme.ink2
            font: Theme.micro
        }
    }
    Row {
        id: boxes

        x: parent.width - width - Theme.space1
        height: parent.height

        Repeater {
            model: root.stages.length

            AgesChoice {
                id: stage

                required property int index

                table: root.table
                choice: root.stages[index] ?? root.none
                width: choice.id === "" ? root.box + 2 : Theme.touchTarget
                height: parent ? parent.height : 0
                implicitWidth: width
                ringRadius: Theme.space1
                Accessible.ignored: choice.id === ""

                Rectangle {
                    anchors.centerIn: parent
                    width: root.box
                    height: width
                    radius: Theme.space1 + 1
                    color: stage.choice.status === "done" ? Theme.ink2 : stage.can && stage.choice.status === "next" ? Theme.accentSoft : Theme.surface
                    border.width: stage.choice.status === "done" ? 0 : Theme.lineControlWidth
                    border.color: stage.can ? Theme.accent : Theme.lineStrong

                    Rectangle {
                        anchors.centerIn: parent
                        visible: stage.choice.status === "done"
                        width: Math.round(parent.width * 0.46)
                        height: width
                        radius: Theme.radiusMark
                        color: AgesInk.token
                    }
                    Words {
                        anchors.centerIn: parent
                        visible: stage.choice.status !== "done"
                        text: stage.choice.title
                        color: stage.can ? Theme.onAccentSoft : Theme.ink2
                        font: root.many ? Theme.pointsSmall : Theme.microBold
                    }
                }
            }
        }
    }
}
