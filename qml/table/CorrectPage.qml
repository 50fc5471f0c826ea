// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The table's word: a sheet changed by hand. It counts as one action, and a pencil marks it from then on.
PageFrame {
    id: root

    required property GameTable table
    property int seat: table.turnOf
    readonly property tableCorrectPage page: table.correct
    readonly property tableCorrection sheet: page.sheets[seat]
    /// What is drawn of the sheet: the game's own, or rows.
    readonly property CorrectPart part: own.item as CorrectPart

    function save() {
        root.table.touch(root.page.save.id);
        if (!root.page.cancel.enabled)
            root.back();
    }
    function cancel() {
        root.table.touch(root.page.cancel.id);
        root.back();
    }

    widest: wide && part !== null && part.twoColumns ? Theme.pageWidth : Theme.readingWidth

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
            seat: root.seat
            onSeatChosen: seat => root.seat = seat
        }
    }
    footer: FootBar {
        ActionButton {
            objectName: "cancel"
            Layout.fillHeight: true
            kind: "tonal"
            text: root.page.cancel.title
            onClicked: root.cancel()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            enabled: root.page.save.enabled
            text: root.page.save.title
            hint: root.sheet.note
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
    RoomPart {
        id: own

        Layout.fillWidth: true
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "CorrectBody")
        wanted: true
    }
    TextEntry {
        objectName: root.sheet.why.id
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        maximumLength: 200
        text: root.sheet.why.text
        placeholderText: root.sheet.why.title
        name: root.sheet.why.title
        onTextEdited: root.table.touch(root.sheet.why.id, 0, text)
    }
    Item {
        Layout.fillHeight: true
    }

    Binding {
        target: root.part
        property: "sheet"
        value: root.sheet
    }
    Binding {
        target: root.part
        property: "seat"
        value: root.seat
    }
    Binding {
        target: root.part
        property: "wide"
        value: root.wide
    }
    Connections {
        target: root.table

        function onRefused(sentence: string) {
            message.show(sentence, "");
        }
    }
}
