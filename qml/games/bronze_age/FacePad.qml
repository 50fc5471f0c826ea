// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The six faces of the die, to be tapped once for each die.
GridLayout {
    id: root

    required property bronzeDicePage page
    /// Shows the digit that presses each face.
    property bool keysShown: false
    property bool tight: false

    signal tapped(string id)
    signal held(string face)

    columns: 3
    columnSpacing: Theme.gapMedium
    rowSpacing: Theme.gapMedium

    Repeater {
        // A number: a list would make all faces anew at every tap.
        model: root.page.faces.length

        FaceButton {
            required property int index
            readonly property tableChoice row: root.page.faces[index]

            objectName: row.id
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            Layout.minimumHeight: root.tight ? 90 : implicitHeight
            Layout.preferredHeight: Layout.minimumHeight
            face: row.icon
            text: row.title
            count: row.count
            keyHint: root.keysShown ? index + 1 : ""
            onTapped: root.tapped(row.id)
            onHeld: root.held(row.icon)
        }
    }
}
