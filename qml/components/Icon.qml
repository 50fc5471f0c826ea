// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One of our own icons in one colour, sharp at any size.
Image {
    id: root

    property string name
    property color color: Theme.ink
    property int size: 24

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: name === "" ? "" : "image://icon/" + name + "/" + root.color.toString().slice(1)
    Accessible.ignored: true
}
