// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A question whose safe answer is the wide button.
BottomSheet {
    id: root

    property string text
    property string safeText
    property string otherText

    signal accepted
    /// The safe answer was given.
    signal declined

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    Prose {
        Layout.fillWidth: true
        visible: root.text !== ""
        text: root.text
        color: Theme.ink2
    }
    footer: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "safe"
            Layout.fillWidth: true
            focus: true
            text: root.safeText
            onClicked: {
                root.declined();
                root.close();
            }
        }
        ActionButton {
            objectName: "other"
            Layout.fillWidth: true
            kind: "tonal"
            text: root.otherText
            onClicked: {
                root.accepted();
                root.close();
            }
        }
    }
}
