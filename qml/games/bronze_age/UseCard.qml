// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A number to use, with its icon and what it counts.
Card {
    id: root

    property string iconName
    property int count: 0
    property string text

    Accessible.role: Accessible.StaticText
    //: Spoken: %1 is a number, %2 what it counts, such as "workers".
    Accessible.name: qsTr("%1 %2").arg(count).arg(text)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space3

        Icon {
            name: root.iconName
            size: Theme.iconSize(32)
            color: Theme.ink2
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: 0

            Words {
                text: root.count
                font: Theme.heading
            }
            Words {
                visible: !Theme.largeText
                text: root.text
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
}
