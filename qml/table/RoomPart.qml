// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// A part of the page that is made only while there is room for it.
Loader {
    id: root

    required property GameTable table
    required property url file
    property bool wanted: false

    function fill() {
        root.setSource(root.wanted ? root.file : "", {
            "table": root.table,
            "width": root.width
        });
    }

    onWantedChanged: root.fill()
    Component.onCompleted: root.fill()
}
