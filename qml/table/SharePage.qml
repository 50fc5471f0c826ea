// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A finished game on its way to others: as words, as a sheet, to BG Stats, as data.
PageFrame {
    id: root

    required property Sharing sharing
    /// Whose sheet is looked at, by the place in the ranking.
    property int place: 0

    function chosen(purpose: string, file: url) {
        switch (purpose) {
        case "pdf":
            notice.text = root.sharing.saveDocument(file);
            break;
        case "png":
            notice.text = root.sharing.savePicture(file, root.place);
            break;
        case "csv":
            notice.text = root.sharing.saveTable(file);
            break;
        default:
            notice.text = root.sharing.saveRecord(file);
        }
    }
    function save(ending: string) {
        asker.save(ending, root.sharing.fileName(ending, ending === "png" ? root.place : -1));
    }

    widest: wide ? Theme.pageWidth : Theme.readingWidth

    header: PageBar {
        //: Title of the page that takes a game to others.
        title: qsTr("Share")
        subtitle: root.sharing.title
        onBack: root.back()
    }
    footer: NoticeBar {
        id: notice

        objectName: "notice"
    }

    GridLayout {
        Layout.fillWidth: true
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.space3
        rowSpacing: Theme.space3

        ShareSheets {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            Layout.row: root.wide ? 0 : 1
            Layout.column: 0
            sharing: root.sharing
            place: root.place
            onChosen: place => root.place = place
            onSaveWanted: ending => root.save(ending)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            Layout.row: 0
            Layout.column: root.wide ? 1 : 0
            spacing: Theme.space3

            ShareWords {
                Layout.fillWidth: true
                text: root.sharing.text
                onCopied: {
                    root.sharing.copyText();
                    //: After the result was copied as text.
                    notice.pass(qsTr("Copied. Paste it into a chat."));
                }
            }
            ShareCode {
                Layout.fillWidth: true
                sharing: root.sharing
                onCopied: {
                    root.sharing.copyLink();
                    notice.pass(qsTr("The link is copied."));
                }
            }
            Card {
                Layout.fillWidth: true
                padding: 0

                ColumnLayout {
                    anchors.fill: parent
                    spacing: 0

                    SettingRow {
                        objectName: "save-record"
                        Layout.fillWidth: true
                        iconName: "ui-export"
                        title: qsTr("Save the game to a file")
                        caption: qsTr("every action, for another Tallystone")
                        arrow: true
                        onClicked: root.save("tallystone")
                    }
                    HairLine {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.cardPadding
                        Layout.rightMargin: Theme.cardPadding
                    }
                    SettingRow {
                        objectName: "save-table"
                        Layout.fillWidth: true
                        iconName: "ui-stats"
                        title: qsTr("Save the result as a table")
                        caption: qsTr("CSV for a spreadsheet")
                        arrow: true
                        onClicked: root.save("csv")
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
    FileAsk {
        id: asker

        folder: root.sharing.folder
        onChosen: root.chosen(purpose, files[0])
    }
}
