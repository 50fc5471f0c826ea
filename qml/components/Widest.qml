// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// Unseen: `implicitWidth` is that of the widest of some texts, and follows the face as it grows.
Column {
    id: root

    property list<string> texts
    property font face

    visible: false

    Repeater {
        model: root.texts

        Words {
            required property string modelData

            text: modelData
            font: root.face
        }
    }
}
