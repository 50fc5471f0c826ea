// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One ware of a trade: how many of it go each way.
ColumnLayout {
    id: root

    required property bronzeWare ware
    readonly property string name: ware.give.title
    readonly property int mine: ware.give.most
    readonly property int theirs: ware.get.most

    signal touched(string id, int number)

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
            id: mine

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
            good: root.ware.give.icon
            text: root.name
            spoken: root.name
        }
        Words {
            id: theirs

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
    // Where text is large, each stands above its own counter.
    Row {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space1
        visible: Theme.largeText

        Words {
            width: parent.width / 2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: mine.text
            color: Theme.ink2
            font: Theme.caption
        }
        Words {
            width: parent.width / 2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: theirs.text
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

                objectName: root.ware.give.id
                anchors.horizontalCenter: parent.horizontalCenter
                //: Spoken: a ware of a trade. %1 is the ware, %2 how many there are.
                name: qsTr("Give %1, of %2").arg(root.name).arg(root.mine)
                value: root.ware.give.value
                to: root.mine
                onChanged: next => root.touched(root.ware.give.id, next)
            }
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: getter.implicitHeight

            Stepper {
                id: getter

                objectName: root.ware.get.id
                anchors.horizontalCenter: parent.horizontalCenter
                //: Spoken: a ware of a trade. %1 is the ware, %2 how many the other player has.
                name: qsTr("Get %1, of %2").arg(root.name).arg(root.theirs)
                value: root.ware.get.value
                to: root.theirs
                onChanged: next => root.touched(root.ware.get.id, next)
            }
        }
    }
}
