// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// The six faces of the die, to be tapped once for each die.
GridLayout {
    id: root

    required property list<string> faces
    required property list<string> names
    required property list<int> counts
    /// Shows the digit that presses each face.
    property bool keysShown: false
    property bool tight: false

    signal tapped(string face)
    signal held(string face)

    columns: 3
    columnSpacing: Theme.gapMedium
    rowSpacing: Theme.gapMedium

    Repeater {
        model: root.faces

        FaceButton {
            required property int index
            required property string modelData

            objectName: "face-" + modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            Layout.minimumHeight: root.tight ? 90 : implicitHeight
            Layout.preferredHeight: Layout.minimumHeight
            face: modelData
            text: root.names[index] ?? ""
            count: root.counts[index] ?? 0
            keyHint: root.keysShown ? index + 1 : ""
            onTapped: root.tapped(modelData)
            onHeld: root.held(modelData)
        }
    }
}
