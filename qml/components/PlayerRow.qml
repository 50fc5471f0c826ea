// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Somebody who played: their colour, name and how often.
Touchable {
    id: root

    property string name
    property string colour
    property string note
    property bool hidden: false
    property bool first: true
    property bool last: true

    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapMedium
    pressedScale: 1
    z: visualFocus ? 1 : 0
    Accessible.name: name
    //: Spoken: %1 is such as "12 games, 5 wins"; the player is not suggested for new games.
    Accessible.description: hidden ? qsTr("%1, hidden").arg(note) : note

    background: CardSlice {
        first: root.first
        last: root.last
        pressed: root.down
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        PlayerSeal {
            colour: root.colour
            size: 38
            opacity: root.hidden ? 0.4 : 1
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.name
                color: root.hidden ? Theme.ink3 : Theme.ink
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
        Pill {
            visible: root.hidden
            //: Beside a player who is not suggested for new games.
            text: qsTr("hidden")
        }
        Icon {
            name: "ui-next"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
    }
}
