// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Stones that work: with Engineering each is worth three workers.
RowLayout {
    id: root

    required property tableCounter stone

    signal wanted(int next)

    spacing: Theme.space3

    Icon {
        Layout.leftMargin: Theme.space1
        name: "stone"
        size: Theme.iconSize(30)
        color: BronzeAgeInk.stone
    }
    Words {
        id: what

        Layout.fillWidth: true
        wrapMode: Text.Wrap
        //: Engineering: stones that are used up as workers.
        text: qsTr("Stone, 3 workers each")
        font: Theme.label
    }
    Stepper {
        objectName: root.stone.id
        name: what.text
        value: root.stone.value
        from: root.stone.least
        to: root.stone.most
        onChanged: next => root.wanted(next)
    }
}
