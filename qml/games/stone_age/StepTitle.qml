// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// The head of what is being entered: the way back, what it is, and a remark.
Item {
    id: root

    property string iconName
    property string ink
    property string text
    property string caption

    signal back

    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight)

    IconButton {
        id: button

        objectName: "leave"
        x: -Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        iconName: "ui-back"
        //: Leaves what is half entered.
        name: qsTr("Back to the village")
        onClicked: root.back()
    }
    Icon {
        id: sign

        anchors.left: button.right
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: Theme.iconSize(30)
        color: root.ink === "" ? Theme.ink2 : StoneAgeInk.of(root.ink)
    }
    TextPair {
        id: words

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        heading: true
        text: Theme.begun(root.text)
        textFont: Theme.heading
        caption: root.caption
    }
}
