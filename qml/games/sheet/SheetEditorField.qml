// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Something that can be set: words, a number, a list of numbers, a switch, one of several, or a button. All are there
/// and one is seen: Qt 6.4 makes no bound component for a row of a list.
Column {
    id: root

    required property sheetField field
    /// While a list is emptied its chips are still there for a moment.
    property sheetOption none
    readonly property bool isSwitch: field.kind === "switch"
    readonly property bool isChoice: field.kind === "options"
    readonly property bool isButton: field.kind === "button"
    readonly property bool isEntry: !isSwitch && !isChoice && !isButton

    signal touched(string id, int number, string text)

    spacing: Theme.space1

    Words {
        width: parent.width
        visible: root.isEntry || root.isChoice
        wrapMode: Text.Wrap
        text: root.field.title
        color: Theme.ink2
        font: Theme.caption
    }
    TextEntry {
        id: entry

        // What is being written is left alone until it is kept as something else.
        readonly property string kept: root.field.text
        readonly property bool awaited: root.isEntry && root.field.awaited

        function showKept() {
            if (kept !== text.trim())
                text = kept;
        }

        objectName: root.isEntry ? root.field.id : ""
        width: parent.width
        visible: root.isEntry
        name: root.field.title
        placeholderText: root.field.note
        maximumLength: root.field.longest > 0 ? root.field.longest : 32767
        inputMethodHints: root.field.kind === "text" ? Qt.ImhNone : Qt.ImhPreferNumbers
        onKeptChanged: showKept()
        onActiveFocusChanged: {
            if (!activeFocus)
                showKept();
        }
        Component.onCompleted: text = kept
        onTextEdited: root.touched(root.field.id, 0, text)
        onAccepted: {
            if (root.field.onward !== "")
                root.touched(root.field.onward, 0, "");
        }
    }
    // Once it has its place on the page, so that the page scrolls there.
    Timer {
        interval: 0
        running: entry.awaited
        onTriggered: {
            entry.forceActiveFocus();
            entry.selectAll();
        }
    }
    SettingRow {
        width: parent.width
        visible: root.isSwitch
        clickable: false
        leftPadding: 0
        rightPadding: 0
        title: root.field.title
        caption: root.field.note

        ToggleSwitch {
            objectName: root.isSwitch ? root.field.id : ""
            enabled: root.field.enabled
            checked: root.field.checked
            text: root.field.title
            onToggled: {
                root.touched(root.field.id, 0, "");
                checked = Qt.binding(() => root.field.checked);
            }
        }
    }
    Flow {
        width: parent.width
        visible: root.isChoice
        spacing: Theme.gapSmall

        Repeater {
            model: root.field.options.length

            Chip {
                required property int index
                readonly property sheetOption option: root.field.options[index] ?? root.none

                objectName: option.id
                width: Math.min(implicitWidth, root.width)
                enabled: option.enabled
                text: option.title
                checked: option.checked
                onToggled: {
                    root.touched(option.id, 0, "");
                    checked = Qt.binding(() => option.checked);
                }
            }
        }
    }
    NoteLine {
        width: parent.width
        visible: root.isChoice && text !== ""
        text: root.field.note
    }
    ActionButton {
        objectName: root.isButton ? root.field.id : ""
        width: parent.width
        visible: root.isButton
        kind: "tonal"
        enabled: root.field.enabled
        iconName: root.field.icon
        text: root.field.title
        hint: root.field.note
        onClicked: root.touched(root.field.id, 0, "")
    }
}
