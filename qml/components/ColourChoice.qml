// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The colours a player can have, each with its emblem. It only tells what was chosen.
Flow {
    id: root

    property list<string> colours
    /// What each is called.
    property list<string> names
    property string current

    signal chosen(string colour)

    spacing: Theme.space1

    Repeater {
        model: root.colours

        Touchable {
            id: colour

            required property int index
            required property string modelData

            objectName: "colour-" + modelData
            ringRadius: height / 2
            Accessible.role: Accessible.RadioButton
            Accessible.name: root.names[index] ?? ""
            Accessible.checkable: true
            Accessible.checked: modelData === root.current
            onClicked: root.chosen(modelData)

            contentItem: Item {
                PlayerSeal {
                    anchors.centerIn: parent
                    colour: colour.modelData
                    size: 36
                    playing: colour.modelData === root.current
                }
            }
        }
    }
}
