// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One development to buy: what it costs, what it does, what it brings.
Touchable {
    id: root

    property int cost: 0
    property string iconName
    property string name
    property string effect
    property int points: 0
    /// "affordable", "owned", "short" or "off".
    property string status: "off"
    /// What is missing, such as "3 short".
    property string note
    property bool selected: false
    /// The last of a list has no line below.
    property bool last: false
    property bool effectShown: effect !== "" && !Theme.largeText

    signal tapped
    signal held

    readonly property bool signShown: iconName !== "" && !Theme.largeText
    readonly property bool affordable: status === "affordable"
    readonly property bool owned: status === "owned"

    implicitHeight: Math.max(Theme.touchTarget, Math.max(tag.height, words.height, brings.height) + topPadding + bottomPadding)
    leftPadding: Theme.gapMedium
    rightPadding: Theme.space3
    topPadding: Theme.largeText ? Theme.space3 : Theme.space1
    bottomPadding: topPadding
    pressedScale: 1
    ringRadius: 0
    Accessible.name: {
        switch (status) {
        case "affordable":
            //: Spoken: %1 is a development, %2 its price, %n its points.
            return qsTr("%1, costs %2, %n points, affordable", "", points).arg(name).arg(cost);
        case "owned":
            //: Spoken: %1 is a development, %n its points.
            return qsTr("%1, %n points, owned", "", points).arg(name);
        case "short":
            //: Spoken: %1 is a development, %2 its price, %n its points, %3 what is missing, such as "3 short".
            return qsTr("%1, costs %2, %n points, %3", "", points).arg(name).arg(cost).arg(note);
        }
        //: Spoken: %1 is a development, %2 its price, %n its points.
        return qsTr("%1, costs %2, %n points", "", points).arg(name).arg(cost);
    }
    Accessible.description: effect
    Accessible.selectable: true
    Accessible.selected: selected
    onClicked: root.tapped()
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        color: root.selected ? Theme.accentSoft : root.down ? Theme.surfaceAlt : "transparent"

        HairLine {
            visible: !root.last
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    // No layouts: a name's letters depend on the width that it is given, and its height on them.
    Rectangle {
        id: tag

        anchors.verticalCenter: parent.verticalCenter
        x: root.leftPadding
        width: Math.max(44, price.implicitWidth + Theme.space5)
        height: Math.max(32, price.implicitHeight + Theme.space2)
        radius: Theme.radiusSmall
        color: root.affordable ? Theme.accentSoft : "transparent"
        border.width: root.owned ? 0 : Theme.lineControlWidth
        border.color: root.affordable ? Theme.accent : Theme.line

        Words {
            id: price

            anchors.centerIn: parent
            visible: !root.owned
            text: root.cost
            color: root.affordable ? Theme.onAccentSoft : Theme.ink3
            font: Theme.cost
        }
        Icon {
            anchors.centerIn: parent
            visible: root.owned
            name: "ui-check"
            size: Theme.iconSize(24)
            color: Theme.safe
        }
    }
    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: tag.x + tag.width + Theme.space3
        visible: root.signShown
        name: root.iconName
        size: Theme.iconSize(26)
        color: root.affordable ? Theme.ink : Theme.ink3
    }
    Column {
        id: words

        objectName: "words"
        anchors.verticalCenter: parent.verticalCenter
        x: (root.signShown ? sign.x + sign.width : tag.x + tag.width) + Theme.space3
        width: Math.max(0, brings.x - Theme.space3 - x)

        Flow {
            width: parent.width
            spacing: Theme.space2

            WholeWords {
                objectName: "name"
                width: Math.min(Math.ceil(natural), parent.width)
                room: parent.width
                text: root.name
                color: root.affordable ? Theme.ink : Theme.ink2
                face: Theme.label
            }
            Rectangle {
                visible: root.note !== ""
                width: missing.implicitWidth + Theme.cardPadding
                height: missing.implicitHeight + Theme.lineSelection
                radius: height / 2
                color: "transparent"
                border.width: Theme.lineHair
                border.color: Theme.lineControl

                Words {
                    id: missing

                    anchors.centerIn: parent
                    text: root.note
                    color: Theme.ink2
                    font: Theme.micro
                }
            }
        }
        Words {
            width: parent.width
            visible: root.effectShown
            wrapMode: Text.Wrap
            text: root.effect
            color: Theme.ink3
            font: Theme.caption
        }
    }
    Row {
        id: brings

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - root.rightPadding - width
        spacing: Theme.space1

        Words {
            id: worth

            objectName: "worth"
            text: root.points
            color: root.affordable ? Theme.ink : Theme.ink3
            font: Theme.heading
        }
        Words {
            anchors.baseline: worth.baseline
            visible: !Theme.largeText
            //: Short for points.
            text: qsTr("pts")
            color: root.affordable ? Theme.ink : Theme.ink3
            font: Theme.sheet
        }
    }
}
