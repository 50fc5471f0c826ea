// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Quieter things to do, at the foot of a page. What cannot be done now says why, once it is touched.
RowLayout {
    id: root

    required property AgesTable table
    required property list<tableChoice> choices
    /// While a list is emptied its buttons are still there for a moment.
    property tableChoice none

    visible: choices.length > 0
    spacing: Theme.space2

    Repeater {
        model: root.choices.length

        ActionButton {
            required property int index
            readonly property tableChoice choice: root.choices[index] ?? root.none

            objectName: choice.id
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            enabled: choice.enabled || choice.why !== ""
            dull: !choice.enabled
            focusPolicy: choice.enabled || activeFocus ? Qt.StrongFocus : Qt.NoFocus
            iconName: choice.icon
            text: choice.title
            Accessible.description: choice.enabled ? "" : choice.why
            onClicked: root.table.choose(choice)
        }
    }
}
