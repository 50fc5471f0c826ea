// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The wide button that names the next thing, and its quieter relatives. Its text wraps and is never cut.
Touchable {
    id: root

    /// "primary", "secondary" or "tonal".
    property string kind: "primary"
    /// A small second line, such as what would be lost.
    property string hint
    /// The same in signs with a figure each, for where it is too long.
    property list<string> signs
    property list<string> figures
    /// Before the text, or after it on a primary button.
    property string iconName
    /// It keeps its height whatever it says, for what stands above it.
    property bool steady: false
    /// The words' height where it is to keep it in more than one line.
    property real mostWords: 0
    /// It is touched only to be told why it cannot be.
    property bool dull: false

    readonly property bool tonal: kind === "tonal"
    readonly property color ink: {
        if (!enabled || dull)
            return Theme.ink3;
        if (kind === "primary")
            return Theme.onAccent;
        return tonal ? Theme.ink : Theme.accent;
    }

    implicitHeight: Math.max(tonal ? Theme.touchTarget : Theme.buttonHeight,
                             implicitContentHeight + topPadding + bottomPadding)
    ringRadius: tonal ? Theme.radiusControl : Theme.radiusCard
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    leftPadding: Theme.largeText ? Theme.space2 : Theme.space4
    rightPadding: leftPadding
    Accessible.description: hint

    background: Rectangle {
        radius: root.ringRadius
        color: {
            if (!root.enabled || root.tonal)
                return Theme.surfaceAlt;
            return root.kind === "primary" ? Theme.accent : "transparent";
        }
        border.width: root.enabled && root.kind === "secondary" ? Theme.lineSelection : 0
        border.color: Theme.accent
    }
    contentItem: CentredRow {
        spacing: root.tonal ? Theme.space2 : Theme.gapMedium

        Icon {
            visible: root.iconName !== "" && root.kind !== "primary"
            name: root.iconName
            size: Theme.iconSize(root.tonal ? 20 : 22)
            color: root.ink
        }
        ButtonWords {
            visible: text !== ""
            text: root.text
            hint: root.hint
            signs: root.signs
            figures: root.figures
            ink: root.ink
            steady: root.steady
            most: root.mostWords
            face: root.tonal ? Theme.label : Theme.action
        }
        Icon {
            // The arrow is an ornament: it goes where large text needs the room.
            visible: root.iconName !== "" && root.kind === "primary" && !Theme.largeText
            name: root.iconName
            size: Theme.iconSize(22)
            color: root.ink
        }
    }
}
