// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Somebody, what they are, and why; or nobody yet.
Item {
    id: root

    /// "Rival".
    property string title
    property string name
    property string colour
    property string note

    implicitHeight: Math.max(64, row.implicitHeight + 2 * Theme.space2)
    Accessible.role: Accessible.StaticText
    //: Spoken: %1 is what somebody is, such as "Rival", %2 who, %3 why.
    Accessible.name: name !== "" ? qsTr("%1: %2, %3").arg(title).arg(name).arg(note) : qsTr("%1: %2").arg(title).arg(note)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.cardPadding
        anchors.rightMargin: Theme.cardPadding
        spacing: Theme.space3

        PlayerSeal {
            visible: root.colour !== ""
            colour: root.colour
            size: 40
        }
        Icon {
            Layout.preferredWidth: 40
            visible: root.colour === ""
            name: "ui-players"
            size: 28
            color: Theme.ink3
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
                color: Theme.ink2
                font: Theme.micro
            }
            Words {
                Layout.fillWidth: true
                visible: text !== ""
                elide: Text.ElideRight
                text: root.name
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
}
