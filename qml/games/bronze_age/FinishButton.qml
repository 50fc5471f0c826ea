// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Puts as many workers on a place as it needs. By then it offers another place, so the second of two taps in haste,
/// meant for the one before, does nothing.
Touchable {
    id: root

    /// What was finished last.
    property string finished

    signal chosen

    onClicked: {
        if (deaf.running && root.objectName !== root.finished)
            return;
        root.finished = root.objectName;
        deaf.restart();
        root.chosen();
    }

    Timer {
        id: deaf

        interval: Theme.hasteTime
    }

    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    ringRadius: Theme.touchTarget / 2

    background: Rectangle {
        radius: Theme.touchTarget / 2
        color: Theme.accentSoft
        border.width: Theme.lineControlWidth
        border.color: Theme.accent
    }
    contentItem: Words {
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.micro.pixelSize
        wrapMode: Text.Wrap
        text: root.text
        color: Theme.onAccentSoft
        font: Theme.control
    }
}
