// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// When the game ends, and what breaks a tie.
BottomSheet {
    id: root

    required property BronzeOptions options

    //: BronzeAgeOptions of a game: when it ends and what breaks a tie.
    title: qsTr("End and ties")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    Prose {
        Layout.fillWidth: true
        //: Label of a number: how many developments end the game.
        text: qsTr("Developments that end the game")
        font: Theme.label
    }
    Stepper {
        objectName: "end-developments"
        from: 1
        to: root.options.endDevelopmentsMost
        value: root.options.endDevelopments
        name: qsTr("Developments that end the game")
        onChanged: next => root.options.endDevelopments = next
    }
    Prose {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        //: Label of a choice: what decides between equal totals.
        text: qsTr("Equal totals are decided by")
        font: Theme.label
    }
    SegmentedChoice {
        objectName: "tie"
        Layout.fillWidth: true
        name: qsTr("Equal totals are decided by")
        //: What decides between equal totals: how many goods are left, or what they are worth.
        options: [qsTr("Number of goods"), qsTr("Value of goods")]
        current: root.options.tieByValue ? 1 : 0
        onChosen: index => root.options.tieByValue = index === 1
    }
    footer: ActionButton {
        objectName: "close"
        Layout.fillWidth: true
        kind: "tonal"
        //: Closes the sheet with options.
        text: qsTr("Done")
        onClicked: root.close()
    }
}
