// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// How a control goes down under a finger and comes up again.
NumberAnimation {
    id: root

    function go(scale: real) {
        root.to = scale;
        root.restart();
    }

    property: "scale"
    duration: Theme.pressTime
    easing.type: Easing.OutQuad
}
