// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A trade with another player: what each gives, with what both have.
ColumnLayout {
    id: root

    required property BronzeBarter barter

    readonly property string partnerName: barter.partnerNames[barter.partner] ?? ""

    spacing: Theme.space3

    PlayerTabs {
        objectName: "partners"
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.space3
        Layout.rightMargin: -Theme.space3
        names: root.barter.partnerNames
        colours: root.barter.partnerColours
        current: root.barter.partner
        onChosen: index => root.barter.choosePartner(index)
    }
    Card {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        leftPadding: Theme.space1
        rightPadding: Theme.space1
        topPadding: Theme.gapMedium
        bottomPadding: Theme.gapMedium

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space2

            Row {
                Layout.fillWidth: true

                Words {
                    width: parent.width / 2
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    //: The column of what the player on turn gives.
                    text: qsTr("You give")
                    font: Theme.label
                    Accessible.ignored: false
                }
                WholeWords {
                    width: parent.width / 2
                    horizontalAlignment: Text.AlignHCenter
                    //: The column of what the player on turn receives. %1 is the other player.
                    text: qsTr("%1 gives").arg(root.partnerName)
                    face: Theme.label
                    Accessible.ignored: false
                }
            }
            Repeater {
                model: root.barter.wareIds

                WareRow {
                    required property int index
                    required property string modelData

                    Layout.fillWidth: true
                    // The same for every partner, so that no row moves with the choice of one.
                    visible: root.barter.anywhere[index] ?? false
                    wareId: modelData
                    name: root.barter.wareNames[index] ?? ""
                    partnerName: root.partnerName
                    mine: root.barter.mine[index] ?? 0
                    theirs: root.barter.theirs[index] ?? 0
                    give: root.barter.give[index] ?? 0
                    get: root.barter.get[index] ?? 0
                    onGiveWanted: next => root.barter.setGive(index, next)
                    onGetWanted: next => root.barter.setGet(index, next)
                }
            }
        }
    }
}
