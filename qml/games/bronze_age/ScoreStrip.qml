// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The sum at the sheet's foot: developments + monuments + bonuses − disasters = total.
Flow {
    id: root

    required property bronzeSeat seat

    component Part: Column {
        id: part

        property int value: 0
        property string text
        property color ink: Theme.ink
        property bool whole: false

        readonly property real signWidth: Theme.textScale > 1.3 ? 0 : Theme.space4

        width: (parent.width - 4 * signWidth) / 5
        Accessible.role: Accessible.StaticText
        Accessible.name: part.text + " " + part.value

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            text: part.value < 0 ? "−" + -part.value : part.value
            color: part.ink
            height: Math.round(26 * Theme.displayScale)
            font: part.whole ? Theme.title : Theme.heading
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width + parent.signWidth)
            visible: !Theme.largeText
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: part.text
            color: part.whole ? Theme.ink : Theme.ink2
            font: Theme.sheet
        }
    }
    component Sign: Words {
        width: Theme.space4
        height: Math.round(26 * Theme.displayScale)
        visible: Theme.textScale <= 1.3
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink3
        font: Theme.section
    }

    Part {
        value: root.seat.developmentPoints
        //: Short for developments, below their points.
        text: qsTr("Develop.")
    }
    Sign {
        text: "+"
    }
    Part {
        value: root.seat.monumentPoints
        text: qsTr("Monuments")
    }
    Sign {
        text: "+"
    }
    Part {
        value: root.seat.bonusPoints
        text: qsTr("Bonuses")
    }
    Sign {
        text: "−"
    }
    Part {
        value: root.seat.disasters
        ink: Theme.harm
        text: qsTr("Disasters", "short")
    }
    Sign {
        text: "="
    }
    Part {
        value: root.seat.total
        ink: Theme.accent
        whole: true
        text: qsTr("Total")
    }
}
