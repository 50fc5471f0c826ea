// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Who is first in a region: a seal, two arrows where several are, a dashed ring for nobody.
Item {
    id: root

    /// The colour of a seal, "tied" or empty.
    required property string who
    property int size: 20

    implicitWidth: size
    implicitHeight: size

    PlayerSeal {
        visible: root.who !== "" && root.who !== "tied"
        colour: root.who
        size: root.size
    }
    Icon {
        visible: root.who === "tied"
        name: "ui-swap"
        size: root.size - Theme.lineSelection
        color: Theme.ink2
    }
    DashedFrame {
        visible: root.who === ""
        width: root.size
        height: root.size
        radius: height / 2
    }
}
