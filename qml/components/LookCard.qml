// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A way to another page, with what is to be found there.
Touchable {
    id: root

    property string iconName
    property string title
    property string note

    padding: Theme.cardPadding
    pressedScale: 1
    Accessible.name: title
    Accessible.description: note

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }
    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space3

            Icon {
                name: root.iconName
                size: Theme.iconSize(24)
                color: Theme.accent
            }
            Item {
                Layout.fillWidth: true
            }
            Icon {
                name: "ui-next"
                size: Theme.iconSize(20)
                color: Theme.ink2
            }
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.title
            font: Theme.section
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.note
            color: Theme.ink2
            font: Theme.caption
        }
        // Beside a card with more to say it begins at the same height.
        Item {
            Layout.fillHeight: true
        }
    }
}
