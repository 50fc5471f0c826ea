// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A region in which another player is first, once all that is entered is done.
Item {
    id: root

    required property riseRegion region

    implicitHeight: Math.max(Theme.buttonHeight, words.implicitHeight + Theme.space2)
    Accessible.role: Accessible.StaticText
    Accessible.name: region.choice.spoken

    Icon {
        id: sign

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        name: "roe-empire"
        size: Theme.iconSize(24)
        color: Theme.ink2
    }
    TextPair {
        id: words

        anchors.left: sign.right
        anchors.right: holders.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: root.region.choice.title
        //: Below a region: who has most cubes there now, and who has them then. The seals stand at the right.
        caption: root.region.was === "" ? qsTr("nobody yet") : qsTr("first now, first after")
    }
    Row {
        id: holders

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space2

        RiseHolder {
            who: root.region.was
            size: 26
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "ui-arrow"
            size: 16
            color: Theme.ink3
        }
        RiseHolder {
            who: root.region.becomes
            size: 26
        }
    }
}
