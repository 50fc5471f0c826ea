// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Asks the system for files. Its dialog is read only then, so that pages open without it.
Item {
    id: root

    property url folder
    /// What they are for, as it was asked.
    property string purpose
    property list<url> files

    signal chosen

    function save(purpose: string, name: string) {
        root.purpose = purpose;
        loader.setSource(Qt.resolvedUrl("FileChooser.qml"), {
            "asker": root,
            "saving": true,
            "suggestion": name
        });
    }
    function open(purpose: string, endings: string) {
        root.purpose = purpose;
        loader.setSource(Qt.resolvedUrl("FileChooser.qml"), {
            "asker": root,
            "saving": false,
            "endings": endings
        });
    }
    function take(chosen: list<url>) {
        root.files = chosen;
        root.chosen();
    }

    Accessible.ignored: true

    Loader {
        id: loader
    }
}
