// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Measures texts: `width` is that of the widest of them on one line, and follows the face as it grows.
FontMetrics {
    id: root

    property list<string> texts
    readonly property real width: root.widthIn(root.font)

    /// The face is given so that whoever asks is told when there is another.
    function widthIn(face: font): real {
        return [...root.texts].reduce((most, text) => Math.max(most, Math.ceil(root.advanceWidth(text))), 0);
    }
}
