// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Who ate, and what food is left.
Card {
    id: root

    required property bronzeOutcome outcome

    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapMedium
    Accessible.role: Accessible.StaticText
    Accessible.name: outcome.fed + (outcome.hungry ? ", " + (outcome.toll === "" ? outcome.famine : outcome.toll) : "") + ". " + outcome.foodStory

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space3

        Icon {
            name: root.outcome.hungry ? "famine" : "food"
            size: Theme.iconSize(32)
            color: root.outcome.hungry ? Theme.harm : BronzeAgeInk.food
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.outcome.fed
                color: root.outcome.hungry ? Theme.harm : Theme.ink
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.outcome.foodStory
                color: Theme.ink2
                font: Theme.caption
            }
            Words {
                Layout.fillWidth: true
                visible: root.outcome.toll !== ""
                wrapMode: Text.Wrap
                text: root.outcome.toll
                color: Theme.harm
                font: Theme.label
            }
        }
        ColumnLayout {
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.alignment: Qt.AlignRight
                text: root.outcome.hungry ? root.outcome.famine : root.outcome.foodLeft
                color: root.outcome.hungry ? Theme.harm : Theme.ink
                font: Theme.heading
            }
            Words {
                Layout.alignment: Qt.AlignRight
                visible: !Theme.largeText && !root.outcome.hungry
                //: Below the number of food that is left.
                text: qsTr("left")
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
}
