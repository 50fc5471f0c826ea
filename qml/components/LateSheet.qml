// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A sheet that is made when it is asked for, so that a page need not wait for it.
Loader {
    id: root

    required property url file

    function open(its) {
        root.setSource(root.file, its);
        (root.item as T.Popup).open();
    }
}
