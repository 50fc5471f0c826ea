// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// Long work: what is under way, how far it is, and the way to end it.
Card {
    id: root

    /// What is under way.
    property string name
    property int step
    /// 0 while nobody knows.
    property int steps
    /// How far it is in words; may be empty.
    property string progress
    /// What it changes; may be empty.
    property string note

    signal stopped

    objectName: "busy"

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        Prose {
            objectName: "work"
            Layout.fillWidth: true
            text: root.name
            font: Theme.label
        }
        ProgressLine {
            Layout.fillWidth: true
            name: root.name
            step: root.step
            steps: root.steps
        }
        Prose {
            objectName: "progress"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.progress
            color: Theme.ink2
            font: Theme.caption
        }
        Prose {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.note
            color: Theme.ink2
            font: Theme.caption
        }
        ActionButton {
            objectName: "stop"
            Layout.fillWidth: true
            kind: "secondary"
            //: Ends long work; nothing is changed.
            text: qsTr("Stop")
            onClicked: root.stopped()
        }
    }
}
