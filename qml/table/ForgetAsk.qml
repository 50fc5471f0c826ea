// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Asks before something that was described once is forgotten.
LateSheet {
    id: root

    required property GameTable table
    property tableChoice row

    /// Of a row that is no such thing nothing is asked.
    function ask(row: tableChoice) {
        if (row.memo === "")
            return;
        root.row = row;
        root.open({
            //: Asked when something that was described once is held, %1.
            "title": qsTr("Forget “%1” and no longer offer it?").arg(row.title === "" ? row.spoken : row.title),
            //: The safe answer.
            "safeText": qsTr("Keep it"),
            "otherText": qsTr("Forget it")
        });
    }

    file: Qt.resolvedUrl("../components/AskSheet.qml")

    readonly property Connections answer: Connections {
        target: root.item

        function onAccepted() {
            root.table.forget(root.row.memoKind, root.row.memo);
        }
    }
}
