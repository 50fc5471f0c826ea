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
    readonly property StoneCorrection correction: table.correction
    readonly property list<stoneFigure> figures: correction.figures
    /// While a list is emptied its rows are still there for a moment.
    property stoneFigure noFigure

    function save() {
        if (root.correction.save())
            root.back();
    }
    function cancel() {
        root.correction.forget();
        root.back();
    }

    //: Leaving the page of corrections would lose them.
    unsaved: root.correction.entered ? qsTr("What you have changed is not saved.") : ""
    onForgotten: root.correction.forget()
    Component.onCompleted: root.correction.begin(root.seat)

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
            current: root.correction.seat
            onChosen: index => root.correction.begin(index)
        }
    }
    footer: FootBar {
        ActionButton {
            objectName: "cancel"
            Layout.fillHeight: true
            kind: "tonal"
            //: Leaves a page without keeping what was entered.
            text: qsTr("Cancel")
            onClicked: root.cancel()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            enabled: root.correction.changedAnything
            //: Keeps a correction.
            text: qsTr("Save")
            hint: root.correction.note
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

                objectName: "figure-" + figure.id
                width: parent ? parent.width : 0
                figure: root.figures[index] ?? root.noFigure
                onChanged: next => root.correction.set(index, next)
            }
        }
    }
    TextEntry {
        objectName: "why"
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        maximumLength: 200
        text: root.correction.why
        //: A field for the reason of a correction.
        placeholderText: qsTr("Why? (may stay empty)")
        name: qsTr("Why? (may stay empty)")
        onTextEdited: root.correction.why = text
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
