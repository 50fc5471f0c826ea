// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A page on which long work may be under way: then it is not left without a question.
PageFrame {
    id: root

    property bool busy: false
    property string stopTitle
    property string stopText

    /// It is to be ended.
    signal stopped

    function leave() {
        if (root.busy)
            question.open();
        else
            root.back();
    }

    escapes: !busy
    onBusyChanged: if (!busy) question.close()
    Keys.onBackPressed: root.leave()

    Shortcut {
        sequence: "Esc"
        enabled: root.visible && root.busy && !question.opened
        onActivated: root.leave()
    }
    AskSheet {
        id: question

        title: root.stopTitle
        text: root.stopText
        //: The safe answer: what is under way goes on.
        safeText: qsTr("Go on")
        //: The other answer: what is under way is ended.
        otherText: qsTr("Stop")
        onAccepted: {
            root.stopped();
            root.back();
        }
    }
}
