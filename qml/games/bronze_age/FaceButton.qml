// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A face of the die to tap, with how often it was used. Its word goes where text is large, and the icon grows.
Touchable {
    id: root

    property string face
    property int count: 0
    /// The digit that presses it, shown where there is a keyboard.
    property string keyHint

    signal tapped
    signal held

    /// Both are made when they are needed: most faces show neither.
    property Item badge: null
    property Item hint: null

    function made(file: url, its): Item {
        return Qt.createComponent(file).createObject(root, its) as Item;
    }
    onCountChanged: {
        if (root.count > 0 && root.badge === null)
            root.badge = root.made(Qt.resolvedUrl("CountBadge.qml"), {
                "count": Qt.binding(() => root.count)
            });
    }
    onKeyHintChanged: {
        if (root.hint === null)
            root.hint = root.made(Qt.resolvedUrl("../../components/KeyHint.qml"), {
                "text": Qt.binding(() => root.keyHint)
            });
    }

    implicitWidth: 120
    implicitHeight: Math.max(Theme.largeText ? 84 : 92, column.implicitHeight + 2 * Theme.space1)
    padding: Theme.space1
    opacity: enabled ? 1 : 0.4
    //: How often a face of the dice was entered in this roll.
    Accessible.description: count > 0 ? qsTr("Used %n times", "", count) : ""
    onClicked: root.tapped()
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineControlWidth
        border.color: Theme.lineControl
    }

    Column {
        id: column

        anchors.centerIn: parent
        width: root.availableWidth
        spacing: Theme.gapSmall

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.face === "" ? "" : "die-" + root.face
            size: Theme.largeText ? 62 : 48
        }
        Words {
            width: parent.width
            visible: !Theme.largeText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.text
            color: Theme.ink2
            font: Theme.micro
        }
    }
}
