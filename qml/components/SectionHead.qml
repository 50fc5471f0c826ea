// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The head of a section: icon, words, a double rule, and a note or a button at the right.
Item {
    id: root

    property string iconName
    property string text
    property string note
    property bool small: false
    default property alias content: slot.data

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(small ? 24 : 28, row.implicitHeight)

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: root.small ? Theme.gapSmall : Theme.space2

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(root.small ? 17 : 20)
            color: Theme.ink2
        }
        Words {
            Layout.fillWidth: true
            Layout.maximumWidth: Math.ceil(implicitWidth)
            wrapMode: Text.Wrap
            text: root.text
            font: root.small ? Theme.sectionSmall : Theme.section
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.space4
            Layout.preferredHeight: 3 * Theme.lineHair
            Layout.leftMargin: Theme.gapSmall
            color: "transparent"

            HairLine {
                width: parent.width
            }
            HairLine {
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
        Words {
            visible: root.note !== "" && !Theme.largeText
            text: root.note
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
        RowLayout {
            id: slot

            visible: children.length > 0
        }
    }
}
