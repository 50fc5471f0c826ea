// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The table's word: a sheet changed by hand. It counts as one action, and a pencil marks it from then on.
PageFrame {
    id: root

    required property BronzeTable table
    property int seat: table.turnOf
    readonly property bronzeCorrectPage page: table.corrections[seat]

    function save() {
        root.table.touch(root.page.save.id);
        if (!root.page.entered)
            root.back();
    }
    function cancel() {
        root.table.touch(root.page.cancel.id);
        root.back();
    }

    widest: wide ? Theme.pageWidth : Theme.readingWidth

    header: ColumnLayout {
        spacing: 0

        PageBar {
            id: bar

            Layout.fillWidth: true
            //: Title of the page that changes a sheet by hand.
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
            //: Leaves a page without keeping what was entered.
            text: qsTr("Cancel")
            onClicked: root.cancel()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            enabled: root.page.save.enabled
            //: Keeps a correction.
            text: qsTr("Save")
            hint: root.page.save.hint
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
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.space5
        rowSpacing: Theme.space3

        CorrectStock {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            page: root.page
            onTouched: (id, number) => root.table.touch(id, number)
        }
        CorrectBoxes {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            table: root.table
            page: root.page
        }
    }
    TextEntry {
        objectName: "why"
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        maximumLength: 200
        text: root.page.why.text
        //: A field for the reason of a correction.
        placeholderText: qsTr("Why? (may stay empty)")
        name: qsTr("Why? (may stay empty)")
        onTextEdited: root.table.touch(root.page.why.id, 0, text)
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
