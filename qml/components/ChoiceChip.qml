// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// What something is narrowed to; a tap offers the other choices.
Touchable {
    id: root

    /// What is chosen here: "Period".
    property string name
    /// Something else than everything is chosen.
    property bool narrowed: false

    topInset: Theme.space1
    bottomInset: Theme.space1
    leftPadding: Theme.cardPadding
    rightPadding: Theme.gapMedium
    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapMedium
    ringRadius: height / 2
    //: Spoken: %1 is what is chosen, such as "Period", %2 the choice.
    Accessible.name: qsTr("%1: %2").arg(name).arg(text)

    background: Rectangle {
        radius: height / 2
        color: root.narrowed ? Theme.accentSoft : Theme.surface
        border.width: Theme.lineControlWidth
        border.color: root.narrowed ? Theme.accent : Theme.lineControl
    }
    contentItem: CentredRow {
        spacing: Theme.gapSmall

        Words {
            text: root.text
            color: root.narrowed ? Theme.onAccentSoft : Theme.ink
            font: Theme.control
        }
        Icon {
            name: "ui-down"
            size: Theme.iconSize(16)
            color: Theme.ink3
        }
    }
}
