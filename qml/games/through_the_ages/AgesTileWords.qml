// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Words on a tile: rather a bit smaller than broken within a word.
Words {
    id: root

    // Measured anew with another size of text.
    readonly property real longest: metrics.height && Math.max(...text.split(" ").map(word => metrics.advanceWidth(word)))

    // As high as they are, not as they were before they shrank.
    height: contentHeight
    horizontalAlignment: Text.AlignHCenter
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(font.pixelSize * 0.8)
    wrapMode: longest * minimumPixelSize / font.pixelSize + 1 > width ? Text.Wrap : Text.WordWrap

    FontMetrics {
        id: metrics

        font: root.font
    }
}
