// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What was described once is no longer offered: a drawing, and a question before it is done.
ActionButton {
    id: root

    required property RiseTable table
    required property tableChoice choice

    objectName: choice.id
    Layout.preferredWidth: choice.chosen ? implicitWidth : Theme.buttonHeight
    Layout.fillHeight: true
    Layout.minimumHeight: Theme.buttonHeight
    visible: choice.id !== ""
    kind: "tonal"
    iconName: choice.icon
    text: choice.chosen ? choice.title : ""
    Accessible.name: choice.title
    onClicked: root.table.touch(choice.id)
}
