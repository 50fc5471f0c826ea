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

    required property bronzeTradePage page

    readonly property string partnerName: page.partners[page.partner]?.title ?? ""

    signal touched(string id, int number)

    spacing: Theme.space3

    PlayerTabs {
        objectName: "partners"
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.space3
        Layout.rightMargin: -Theme.space3
        names: [...root.page.partners].map(partner => partner.title)
        colours: [...root.page.partners].map(partner => partner.status)
        current: root.page.partner
        onChosen: index => root.touched(root.page.partners[index].id, 0)
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
                model: root.page.wares.length

                WareRow {
                    required property int index

                    Layout.fillWidth: true
                    ware: root.page.wares[index]
                    // The same for every partner, so that no row moves with the choice of one.
                    visible: ware.anywhere
                    onTouched: (id, number) => root.touched(id, number)
                }
            }
        }
    }
}
