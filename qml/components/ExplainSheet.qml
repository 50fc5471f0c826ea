// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// Tells in our own words what something is.
BottomSheet {
    id: root

    property string iconName
    property list<string> paragraphs

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.cardPadding

        Rectangle {
            visible: root.iconName !== ""
            implicitWidth: Theme.buttonHeight
            implicitHeight: Theme.buttonHeight
            radius: Theme.radiusCard
            color: Theme.accentSoft

            Icon {
                anchors.centerIn: parent
                name: root.iconName
                size: 34
                color: Theme.onAccentSoft
            }
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.title
            font: Theme.title
            Accessible.ignored: false
        }
    }
    // No layout: one that is hidden still looks at lines that are gone when the window is turned.
    Column {
        Layout.fillWidth: true
        spacing: Theme.space3

        Repeater {
            model: root.paragraphs

            Words {
                required property string modelData

                width: parent ? parent.width : 0
                wrapMode: Text.Wrap
                text: modelData
                color: Theme.ink2
                Accessible.ignored: false
            }
        }
    }
    footer: ActionButton {
        objectName: "close"
        Layout.fillWidth: true
        kind: "tonal"
        focus: true
        //: Closes an explanation.
        text: qsTr("Close")
        onClicked: root.close()
    }
}
