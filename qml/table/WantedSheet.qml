// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// A sheet of a page that is made when the page first wants it: most turns go by without.
Loader {
    id: root

    required property GameTable table
    required property url file
    required property bool wanted

    function make() {
        if (root.wanted && root.item === null)
            root.setSource(root.file, {
                "table": root.table
            });
    }

    // The sheet lies over the window: what makes it needs no room on the page.
    visible: false
    onWantedChanged: root.make()
    Component.onCompleted: root.make()
}
