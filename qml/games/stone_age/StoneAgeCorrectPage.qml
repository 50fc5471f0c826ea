// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The table's word: a village changed by hand. It counts as one action, and a pencil marks it from then on.
PageFrame {
    id: root

    required property StoneTable table
    property int seat: table.turnOf
    readonly property stoneCorrectPage page: table.correct
    readonly property stoneCorrection village: page.villages[seat]
    readonly property list<stoneFigure> figures: village.figures
    /// While a list is emptied its rows are still there for a moment.
    property stoneFigure noFigure

    function save() {
        root.table.touch(root.page.save.id);
        if (!root.page.save.enabled)
            root.back();
    }
    function cancel() {
        root.table.touch(root.page.forget.id);
        root.back();
    }

    header: ColumnLayout {
        spacing: 0

        PageBar {
            id: bar

            Layout.fillWidth: true
            //: Title of the page that changes a village by hand.
            title: qsTr("Correct")
            subtitle: qsTr("a house rule, or a mistake")
            onBack: root.back()
        }
        SeatTabs {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.space2
            table: root.table
            current: root.seat
            onChosen: index => root.seat = index
        }
    }
    footer: FootBar {
        ActionButton {
            objectName: "cancel"
            Layout.fillHeight: true
            kind: "tonal"
            text: root.page.forget.title
            onClicked: root.cancel()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            enabled: root.page.save.enabled
            text: root.page.save.title
            hint: root.village.note
            onClicked: root.save()
        }
    }

    LateMessage {
        id: message

        parent: bar
        x: Theme.touchTarget + Theme.space3
        width: bar.width - x - Theme.space2
        height: bar.height
        tight: true
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.figures.length

            CorrectLine {
                required property int index

                width: parent ? parent.width : 0
                figure: root.figures[index] ?? root.noFigure
                onChanged: next => root.table.touch(figure.counter.id, next)
            }
        }
    }
    TextEntry {
        objectName: root.village.why.id
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        maximumLength: 200
        text: root.village.why.text
        placeholderText: root.village.why.hint
        name: root.village.why.title
        onTextEdited: root.table.touch(root.village.why.id, 0, text)
    }
    Item {
        Layout.fillHeight: true
    }

    Connections {
        target: root.table

        function onRefused(sentence: string) {
            message.show(sentence, "");
        }
    }
}
