// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A monument of the sheet, made of its own boxes.
BoxGrid {
    id: root

    /// Its id, such as "great-wall".
    property string monument
    property real gap: 3
    /// Spoken where the caller gives no whole sentence.
    property string name

    drawing: Qt.size(shape.width, shape.height)
    xs: shape.xs
    ys: shape.ys
    outline: paths.outline
    foliage: paths.foliage
    spoken: name

    MonumentShape {
        id: shape

        monument: root.monument
        box: root.box
        gap: root.gap
    }
    MonumentOutline {
        id: paths

        shape: shape
    }
}
