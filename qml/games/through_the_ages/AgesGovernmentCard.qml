// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The government and the actions that are left.
Touchable {
    id: root

    required property AgesTable table
    required property agesGovernment government
    readonly property int total: government.civilTotal + government.militaryTotal
    readonly property int token: width < Theme.phoneWidth - Theme.pageMargin || total > 12 ? 14 : total > 10 ? 15 : 18
    readonly property bool counted: Theme.textScale > 1.25 || total > 18

    signal explain(string id, string icon)

    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight + Theme.space2)
    objectName: government.choice.id
    enabled: government.choice.id !== ""
    ringRadius: Theme.radiusControl
    Accessible.name: government.choice.spoken
    onClicked: root.table.touch(government.choice.id)
    onPressAndHold: root.explain(government.choice.about, "tta-government")
    Keys.onMenuPressed: root.explain(government.choice.about, "tta-government")

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }

    Column {
        id: words

        x: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        // Where the actions are counted they stand below the name, beside the limit.
        width: root.counted ? parent.width - 2 * x : 104

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.government.choice.title
            font: Theme.microBold
        }
        Row {
            height: root.counted ? Math.max(implicitHeight, counts.implicitHeight) : implicitHeight
            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "tta-city"
                size: Theme.iconSize(12)
                color: Theme.ink2
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: root.government.choice.note
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
    Row {
        anchors.left: words.right
        anchors.leftMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.counted
        spacing: root.token < 18 ? 2 : 3

        Repeater {
            model: root.government.civilTotal

            AgesActionToken {
                required property int index

                size: root.token
                ready: index < root.government.civil
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.counted
        spacing: root.token < 18 ? 1 : 2

        Repeater {
            model: root.government.militaryTotal

            AgesActionToken {
                required property int index

                military: true
                size: root.token + 1
                ready: index < root.government.military
            }
        }
    }
    Row {
        id: counts

        anchors.right: words.right
        anchors.bottom: words.bottom
        visible: root.counted
        spacing: Theme.gapSmall

        AgesActionToken {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.iconSize(18)
        }
        Words {
            text: root.government.civil + "/" + root.government.civilTotal
            font: Theme.label
        }
        AgesActionToken {
            anchors.verticalCenter: parent.verticalCenter
            military: true
            size: Theme.iconSize(18)
        }
        Words {
            text: root.government.military + "/" + root.government.militaryTotal
            font: Theme.label
        }
    }
}
