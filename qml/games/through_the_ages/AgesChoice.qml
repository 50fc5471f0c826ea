// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Something of a page to touch. What cannot be done now says why, once it is touched; keys pass it by.
Touchable {
    id: root

    required property AgesTable table
    property tableChoice choice
    readonly property bool can: choice.id !== "" && choice.enabled

    objectName: choice.id
    enabled: choice.id !== "" && (choice.enabled || choice.why !== "")
    focusPolicy: can || activeFocus ? Qt.StrongFocus : Qt.NoFocus
    Accessible.name: choice.spoken === "" ? choice.title : choice.spoken
    Accessible.description: can ? "" : choice.why
    onClicked: root.table.choose(root.choice)
}
