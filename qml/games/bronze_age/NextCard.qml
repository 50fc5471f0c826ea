// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Who takes the dice next.
Card {
    id: root

    required property bronzePassPage page
    property bool lastRound: false

    topPadding: Theme.space3
    bottomPadding: Theme.space3
    Accessible.role: Accessible.StaticText
    Accessible.name: heading.text + ", " + page.nextNote

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space3

        PlayerSeal {
            colour: root.page.nextColour
            size: 44
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: 0

            Words {
                id: heading

                Layout.fillWidth: true
                wrapMode: Text.Wrap
                //: Who takes the dice next. %1 is a player.
                text: qsTr("Next: %1").arg(root.page.nextName)
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.page.nextNote
                color: Theme.ink2
                font: Theme.caption
            }
            Pill {
                Layout.topMargin: Theme.space1
                visible: root.lastRound || root.page.endNote !== ""
                kind: "accent"
                iconName: "ui-clock"
                text: root.page.endNote !== "" ? root.page.endNote
                    //: Every player has one more turn at most.
                    : qsTr("Last round")
            }
        }
        Row {
            visible: !Theme.largeText
            spacing: Theme.space1

            Repeater {
                model: root.page.nextDice

                Icon {
                    name: "ui-dice"
                    size: 20
                    color: Theme.ink2
                }
            }
        }
    }
}
