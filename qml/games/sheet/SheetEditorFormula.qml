// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A formula, judged at every key: names stand out, what is wrong is underlined at its place, and what may stand there
/// is offered below.
ColumnLayout {
    id: root

    required property sheetFormulaPage formula
    required property int cursor
    readonly property list<sheetFormulaMark> marks: formula.marks
    property sheetFormulaMark none
    readonly property bool atFault: formula.fault !== ""

    signal touched(string id, string text)
    signal cursorMoved(int place)

    /// One of the offers; digits are typed right after it.
    function put(id: string) {
        root.touched(id, "");
        entry.forceActiveFocus();
    }

    spacing: Theme.space2

    RowLayout {
        Layout.fillWidth: true

        Words {
            Layout.fillWidth: true
            text: qsTr("Formula")
            color: Theme.ink2
            font: Theme.caption
        }
        Words {
            text: root.formula.signs
            color: root.formula.nearlyFull ? Theme.harm : Theme.ink2
            font: Theme.caption
        }
    }
    NoteEntry {
        id: entry

        readonly property string kept: root.formula.text

        function showKept() {
            if (kept === text)
                return;
            const place = cursorPosition + kept.length - text.length;
            text = kept;
            cursorPosition = Math.max(0, Math.min(length, place));
        }

        objectName: "formula"
        Layout.fillWidth: true
        name: qsTr("Formula")
        wrapMode: TextEdit.Wrap
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        onKeptChanged: showKept()
        Component.onCompleted: {
            text = kept;
            cursorPosition = Math.min(root.cursor, length);
        }
        onTextChanged: {
            if (text !== kept)
                root.touched(objectName, text);
        }
        onCursorPositionChanged: later.restart()
        Accessible.description: root.formula.fault

        background: Rectangle {
            radius: Theme.radiusControl
            color: Theme.surface
            border.width: entry.activeFocus || root.atFault ? Theme.lineSelection : Theme.lineControlWidth
            border.color: root.atFault ? Theme.harm : entry.activeFocus ? Theme.accent : Theme.lineStrong

            Repeater {
                model: root.marks.length

                SheetEditorMark {
                    required property int index

                    mark: root.marks[index] ?? root.none
                    field: entry
                }
            }
        }
    }
    // It may move while what is shown is being made.
    Timer {
        id: later

        interval: 0
        onTriggered: root.cursorMoved(entry.cursorPosition)
    }
    Connections {
        target: root

        function onCursorChanged() {
            if (!entry.activeFocus)
                entry.cursorPosition = Math.min(root.cursor, entry.length);
        }
    }
    // What is fine and what is wrong have one place, so that nothing below moves at a key.
    RowLayout {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.touchTarget

        NoteLine {
            objectName: "formula-fault"
            Layout.fillWidth: true
            visible: text !== ""
            iconName: root.atFault ? "ui-warn" : "ui-check"
            ink: root.atFault ? Theme.harm : Theme.accent
            text: root.atFault ? root.formula.fault : root.formula.fine
        }
        ActionButton {
            objectName: "mend"
            Layout.minimumHeight: Theme.touchTarget
            visible: root.formula.mend !== ""
            //: Puts in the row that was probably meant.
            text: qsTr("%1?").arg(root.formula.mend)
            onClicked: root.put(objectName)
        }
    }
    SheetEditorChips {
        Layout.fillWidth: true
        options: root.formula.names
        onTouched: id => root.put(id)
    }
    SheetEditorChips {
        Layout.fillWidth: true
        framed: true
        options: root.formula.words
        onTouched: id => root.put(id)
    }
    SheetEditorChips {
        Layout.fillWidth: true
        framed: true
        options: root.formula.operators
        onTouched: id => root.put(id)
    }
    NoteLine {
        Layout.fillWidth: true
        visible: root.atFault && text !== ""
        text: root.formula.holds
    }
}
