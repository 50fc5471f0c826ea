// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Who the same person is.
ColumnLayout {
    id: root

    required property knownPlayer who
    property list<knownPlayer> others

    signal chosen(double id)

    spacing: Theme.space3

    Prose {
        Layout.fillWidth: true
        //: %1 is a name; a list of other names follows.
        text: qsTr("Who is %1 really?").arg(root.who.name)
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Flow {
        id: names

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.others

            NameChip {
                required property knownPlayer modelData

                objectName: "into-" + modelData.name
                width: Math.min(implicitWidth, names.width)
                text: modelData.name
                colour: modelData.colour
                onClicked: root.chosen(modelData.id)
            }
        }
    }
}
