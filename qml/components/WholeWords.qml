// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Words that wrap between words only: where the longest one is too wide, all of them become smaller.
Words {
    id: root

    /// The face they have where there is room.
    property font face: Theme.body
    /// What they may be as wide as; in a layout, whose width depends on them, something that does not.
    property real room: width
    // The metrics' height is asked for because a change of the face is not seen through its functions. Lines break
    // behind hyphens too.
    readonly property real longest: metrics.height > 0 ? Math.max(1, ...(root.text.match(/[^\s-]+-*|-+/g) ?? []).map(part => metrics.advanceWidth(part))) : 1

    /// How wide they would be in one line.
    readonly property real natural: metrics.height > 0 ? metrics.advanceWidth(root.text) : 1

    wrapMode: Text.WordWrap
    font.family: face.family
    font.weight: face.weight
    // Before it has any room, it need not become smaller.
    font.pixelSize: room <= 0 ? face.pixelSize : Math.max(Theme.smallestText, Math.floor(face.pixelSize * Math.min(1, room / Math.ceil(longest))))

    FontMetrics {
        id: metrics

        font: root.face
    }
}
