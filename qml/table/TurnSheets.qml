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

    function more() {
        moreSheet.open({});
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
        id: explanation

        file: Qt.resolvedUrl("../components/ExplainSheet.qml")
    }
    Connections {
        target: moreSheet.item

        function onLook(where: string) {
            root.look(where);
        }
        function onStop(why: string) {
            root.table.finish(why);
        }
    }
    Connections {
        target: undoSheet.item

        function onChosen(count: int) {
            root.table.undoSeveral(count);
        }
    }
}
