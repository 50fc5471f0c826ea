// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One line of what a roll does: a sign, words, and at the right its verdict, or below them where text is large.
GridLayout {
    id: root

    property string iconName
    property color iconColor: Theme.ink2
    property string text
    property string caption
    property bool captionShown: caption !== "" && !Theme.largeText
    default property alias content: verdict.data

    /// The verdict goes below where it would squeeze the words.
    readonly property bool stacked: Theme.largeText || sign.width + Math.ceil(line.advanceWidth) + verdict.implicitWidth + 2 * columnSpacing > width

    // A text that wraps cannot be asked how wide it would be: its answer depends on the width it was given.
    TextMetrics {
        id: line

        text: root.text
        font: Theme.label
    }

    columns: stacked ? 2 : 3
    columnSpacing: Theme.space3
    rowSpacing: Theme.space1

    Icon {
        id: sign

        name: root.iconName
        size: Theme.iconSize(30)
        color: root.iconColor
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        spacing: 0

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.text
            font: Theme.label
        }
        Words {
            Layout.fillWidth: true
            visible: root.captionShown
            wrapMode: Text.Wrap
            text: root.caption
            color: Theme.ink2
            font: Theme.caption
        }
    }
    RowLayout {
        id: verdict

        Layout.row: root.stacked ? 1 : 0
        Layout.column: root.stacked ? 1 : 2
        Layout.fillWidth: root.stacked
        Layout.fillHeight: false
        spacing: Theme.space2
    }
}
