// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One ware of a trade: how many of it go each way.
ColumnLayout {
    id: root

    property string wareId
    property string name
    property string partnerName
    property int mine: 0
    property int theirs: 0
    property int give: 0
    property int get: 0

    signal giveWanted(int next)
    signal getWanted(int next)

    spacing: 0

    HairLine {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space2
        Layout.rightMargin: Theme.space2
        Layout.bottomMargin: Theme.gapSmall
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space3
        Layout.rightMargin: Theme.space3

        Words {
            id: have

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            //: How many of a ware the player on turn has, in a trade.
            text: qsTr("you have %1").arg(root.mine)
            visible: !Theme.largeText
            color: Theme.ink2
            font: Theme.caption
        }
        GoodCount {
            Layout.alignment: Qt.AlignHCenter
            good: root.wareId
            text: root.name
            spoken: root.name
        }
        Words {
            id: has

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: !Theme.largeText
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            //: How many of a ware the other player has, in a trade: below that player's name.
            text: qsTr("has %1").arg(root.theirs)
            color: Theme.ink2
            font: Theme.caption
        }
    }
    // Large text leaves no room for them beside the ware.
    Row {
        Layout.fillWidth: true
        visible: Theme.largeText

        Words {
            width: parent.width / 2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: have.text
            color: Theme.ink2
            font: Theme.caption
        }
        Words {
            width: parent.width / 2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: has.text
            color: Theme.ink2
            font: Theme.caption
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 0

        Item {
            Layout.fillWidth: true
            implicitHeight: giver.implicitHeight

            Stepper {
                id: giver

                objectName: "give-" + root.wareId
                anchors.horizontalCenter: parent.horizontalCenter
                //: Spoken: a ware of a trade. %1 is the ware, %2 how many there are.
                name: qsTr("Give %1, of %2").arg(root.name).arg(root.mine)
                value: root.give
                to: root.mine
                onChanged: next => root.giveWanted(next)
            }
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: getter.implicitHeight

            Stepper {
                id: getter

                objectName: "get-" + root.wareId
                anchors.horizontalCenter: parent.horizontalCenter
                //: Spoken: a ware of a trade. %1 is the ware, %2 how many the other player has.
                name: qsTr("Get %1, of %2").arg(root.name).arg(root.theirs)
                value: root.get
                to: root.theirs
                onChanged: next => root.getWanted(next)
            }
        }
    }
}
