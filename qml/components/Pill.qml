// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A short verdict: never colour alone, so give it a sign or words that tell.
Rectangle {
    id: root

    /// "safe", "harm", "accent" or "neutral".
    property string kind: "neutral"
    property string iconName
    property string text

    readonly property color ink: {
        switch (kind) {
        case "safe":
            return Theme.onSafeSoft;
        case "harm":
            return Theme.onHarmSoft;
        case "accent":
            return Theme.onAccentSoft;
        }
        return Theme.ink2;
    }

    // A text that wraps cannot be asked how wide it would be: its answer depends on the width it was given.
    readonly property real natural: (iconName === "" ? 0 : Theme.iconSize(16) + Theme.space1) + Math.ceil(line.implicitWidth)

    implicitWidth: natural + 2 * Theme.gapMedium
    implicitHeight: row.implicitHeight + Theme.gapMedium
    radius: Math.min(height / 2, Theme.radiusControl * Theme.textScale)
    color: {
        switch (root.kind) {
        case "safe":
            return Theme.safeSoft;
        case "harm":
            return Theme.harmSoft;
        case "accent":
            return Theme.accentSoft;
        }
        return Theme.surfaceAlt;
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Words {
        id: line

        visible: false
        text: root.text
        font: Theme.captionBold
    }
    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(root.natural, parent.width - 2 * Theme.gapMedium)
        spacing: Theme.space1

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.iconSize(16)
            color: root.ink
        }
        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.text
            color: root.ink
            font: Theme.captionBold
        }
    }
}
