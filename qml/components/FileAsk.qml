// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Asks the system for files. Its dialog is read only then, so that pages open without it.
Item {
    id: root

    property url folder
    /// What they are for, as it was asked.
    property string purpose
    property list<url> files
    /// The system has no dialog of its own.
    property bool unfit: false
    /// Something lies above the page.
    readonly property bool covered: T.Overlay.overlay !== null && T.Overlay.overlay.visible

    signal chosen

    function save(purpose: string, name: string) {
        root.ask(purpose, {
            "asker": root,
            "saving": true,
            "suggestion": name
        });
    }
    function open(purpose: string, endings: string) {
        root.ask(purpose, {
            "asker": root,
            "saving": false,
            "endings": endings
        });
    }
    function ask(purpose: string, how) {
        root.purpose = purpose;
        root.unfit = false;
        loader.setSource(Qt.resolvedUrl("FileChooser.qml"), how);
        if (root.unfit)
            loader.setSource(Qt.resolvedUrl("../pages/FileSheet.qml"), how);
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
