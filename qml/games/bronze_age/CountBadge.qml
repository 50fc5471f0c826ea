// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// How often something was entered, at the corner of its button.
Rectangle {
    id: root

    property int count: 0

    anchors.right: parent ? parent.right : undefined
    anchors.top: parent ? parent.top : undefined
    anchors.rightMargin: -Theme.space1
    anchors.topMargin: -Theme.gapSmall
    visible: count > 0
    width: Math.max(height, times.implicitWidth + Theme.gapMedium)
    height: times.implicitHeight + Theme.gapMedium
    radius: height / 2
    color: Theme.ink

    Words {
        id: times

        anchors.centerIn: parent
        //: How often a face was entered, as in "×2".
        text: qsTr("×%1").arg(root.count)
        color: Theme.surface
        font: Theme.captionBold
    }
}
