// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// Shows while something scrolls where in it one is.
T.ScrollIndicator {
    id: root

    implicitWidth: Theme.space1 + 2 * padding
    implicitHeight: implicitWidth
    padding: Theme.focusWidth

    contentItem: Rectangle {
        implicitWidth: Theme.space1
        implicitHeight: Theme.space1
        radius: Theme.space1 / 2
        color: Theme.lineStrong
        visible: root.size < 1
        opacity: root.active ? 0.75 : 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.panelTime
            }
        }
    }
}
