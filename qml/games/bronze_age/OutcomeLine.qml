// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What the roll did, in one line over the steps for a while: told where the result panel was skipped.
Rectangle {
    id: root

    required property BronzeTable table
    readonly property bronzeOutcome outcome: table.outcome
    readonly property bool running: timer.running

    implicitHeight: flow.implicitHeight + Theme.space2
    opacity: running ? 1 : 0
    visible: opacity > 0
    color: Theme.bg
    Accessible.role: Accessible.AlertMessage
    //: Spoken, what a roll did: %1 goods, %2 food.
    Accessible.name: qsTr("%1. %2.").arg(outcome.goodsNote).arg(outcome.fed)

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.stateTime
        }
    }
    Timer {
        id: timer

        interval: Theme.messageTime
        running: true
    }
    TapHandler {
        onTapped: timer.stop()
    }
    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.pageMargin
        anchors.rightMargin: Theme.pageMargin
        spacing: Theme.space2

        Repeater {
            model: root.table.goodIds

            GoodCount {
                required property int index
                required property string modelData

                visible: (root.outcome.gained[index] ?? 0) > 0
                good: modelData
                iconSize: 20
                text: "+" + (root.outcome.gained[index] ?? 0)
                Accessible.ignored: true
            }
        }
        GoodCount {
            good: "food"
            iconSize: 20
            text: root.outcome.food
            Accessible.ignored: true
        }
    }
}
