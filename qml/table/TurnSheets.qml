// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The sheets over a turn: the rarer actions, the list behind a held Undo, what a held thing is.
Item {
    id: root

    required property GameTable table

    signal look(string where)
    signal goOn
    /// Back to what is half entered.
    signal resume

    /// Why the game would be stopped, while that is not done.
    property string reason

    function more() {
        moreSheet.open({
            "reason": root.reason
        });
    }
    /// Before something half entered is passed over.
    function askFirst() {
        question.open({
            "title": root.table.unfinished,
            //: The safe answer: what is half entered is gone on with.
            "safeText": qsTr("Go on with it"),
            "otherText": root.table.primaryText
        });
    }
    function undoList() {
        undoSheet.open({
            "actions": root.table.undoList
        });
    }
    function explain(id: string, icon: string) {
        explanation.open({
            "iconName": icon,
            "title": root.table.explainTitle(id),
            "paragraphs": root.table.explain(id)
        });
    }

    LateSheet {
        id: moreSheet

        file: Qt.resolvedUrl("MoreSheet.qml")
    }
    LateSheet {
        id: undoSheet

        file: Qt.resolvedUrl("UndoSheet.qml")
    }
    LateSheet {
        id: question

        file: Qt.resolvedUrl("../components/AskSheet.qml")
    }
    LateSheet {
        id: explanation

        file: Qt.resolvedUrl("../components/ExplainSheet.qml")
    }
    Connections {
        target: moreSheet.item

        function onLook(where: string) {
            root.look(where);
        }
        function onReasonChanged() {
            root.reason = (moreSheet.item as MoreSheet).reason;
        }
        function onStop() {
            root.table.finish(root.reason);
        }
    }
    Connections {
        target: question.item

        function onAccepted() {
            root.goOn();
        }
        function onDeclined() {
            root.resume();
        }
    }
    Connections {
        target: undoSheet.item

        function onChosen(count: int) {
            root.table.undoSeveral(count);
        }
    }
}
