// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone

ApplicationWindow {
    id: root

    property bool dark: false

    visible: true
    width: 412
    height: 915
    title: qsTr("Tallystone")
    color: Theme.bg

    Binding {
        target: Theme
        property: "dark"
        value: root.dark
    }

    HomePage {
        anchors.fill: parent
    }
}
