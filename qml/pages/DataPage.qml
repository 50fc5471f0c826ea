// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everything that was ever played: out to files, in from files, and kept safe.
WorkFrame {
    id: root

    required property GameData gameData
    readonly property int games: gameData.games
    /// The backup to go back to: its place in the list, or the file that was chosen.
    property int day: -1
    property url file

    function chosen(purpose: string, file: url) {
        notice.text = "";
        switch (purpose) {
        case "archive":
            root.gameData.saveArchive(file);
            break;
        case "table":
            root.gameData.saveTable(file);
            break;
        case "backup":
            root.gameData.backups.backUpTo(file);
            break;
        case "restore":
            root.askToRestore(-1, file);
            break;
        case "import":
            root.gameData.gameImport.read(asker.files);
            root.look("import");
            break;
        }
    }
    function askToRestore(day: int, file: url) {
        root.day = day;
        root.file = file;
        sheet.open();
    }
    function restore() {
        if (root.day < 0)
            root.gameData.backups.restoreFile(root.file);
        else
            root.gameData.backups.restoreDay(root.day);
    }

    component Rule: HairLine {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.cardPadding
        Layout.rightMargin: Theme.cardPadding
    }

    widest: wide && !busy ? Theme.pageWidth : Theme.readingWidth
    busy: gameData.work.what !== ""
    //: The question before long work is stopped: saving, backing up, going back to a backup.
    stopTitle: qsTr("Stop it?")
    stopText: work.note
    onStopped: gameData.work.stop()

    header: PageBar {
        //: Title of the page where games are saved to files and loaded from files.
        title: qsTr("Your data")
        subtitle: qsTr("%n games on this device", "", root.games)
        onBack: root.leave()
    }
    footer: NoticeBar {
        id: notice

        objectName: "notice"
    }

    Connections {
        target: root.gameData.work

        function onHasTold(sentence: string) {
            notice.text = sentence;
        }
    }
    BackupsWork {
        id: work

        Layout.fillWidth: true
        work: root.gameData.work
    }
    TwoColumns {
        Layout.fillWidth: true
        visible: !root.busy
        beside: root.wide

        first: Card {
            Layout.fillWidth: true
            padding: 0

            ColumnLayout {
                anchors.fill: parent
                spacing: 0

                SettingRow {
                    objectName: "save-archive"
                    Layout.fillWidth: true
                    iconName: "ui-export"
                    title: qsTr("Save all games to a file")
                    caption: qsTr("every action, to be loaded again")
                    arrow: true
                    enabled: root.games > 0
                    onClicked: asker.save("archive", root.gameData.fileName("tallystone"))
                }
                Rule {}
                SettingRow {
                    objectName: "load"
                    Layout.fillWidth: true
                    iconName: "ui-share"
                    title: qsTr("Load games from a file")
                    caption: qsTr("you see first what would happen")
                    arrow: true
                    enabled: !root.readOnly
                    onClicked: asker.open("import", "*.tallystone *.json")
                }
                Rule {}
                SettingRow {
                    objectName: "save-table"
                    Layout.fillWidth: true
                    iconName: "ui-stats"
                    title: qsTr("Save the results as a table")
                    caption: qsTr("CSV for a spreadsheet, finished games only")
                    arrow: true
                    enabled: root.games > 0
                    onClicked: asker.save("table", root.gameData.fileName("csv"))
                }
                Rule {}
                SettingRow {
                    objectName: "look-bin"
                    Layout.fillWidth: true
                    iconName: "ui-trash"
                    //: Leads to the games that were deleted and can still be had back.
                    title: qsTr("Deleted games")
                    caption: qsTr("can be restored for a while")
                    arrow: true
                    onClicked: root.look("bin")
                }
            }
        }
        second: [
            Card {
                Layout.fillWidth: true
                padding: 0

                ColumnLayout {
                    anchors.fill: parent
                    spacing: 0

                    SettingRow {
                        objectName: "backup"
                        Layout.fillWidth: true
                        iconName: "ui-shield"
                        title: qsTr("Back up everything")
                        caption: qsTr("all that is on this device, in one file")
                        arrow: true
                        enabled: root.games > 0
                        onClicked: asker.save("backup", root.gameData.fileName("tallystone-store"))
                    }
                    Rule {}
                    SettingRow {
                        objectName: "restore"
                        Layout.fillWidth: true
                        iconName: "ui-undo"
                        title: qsTr("Go back to a backup")
                        caption: qsTr("what is here now is kept beside it")
                        arrow: true
                        enabled: !root.readOnly
                        onClicked: asker.open("restore", "*.tallystone-store")
                    }
                }
            },
            SectionHead {
                Layout.fillWidth: true
                iconName: "ui-clock"
                //: Heads the list of backups that the app makes.
                text: qsTr("Automatic backups")
            },
            Prose {
                Layout.fillWidth: true
                //: How often backups are made and how long they stay.
                text: qsTr("Every day that you play is backed up on this device. The last seven stay, then one a week, then one a month.")
                color: Theme.ink2
                font: Theme.caption
            },
            Card {
                Layout.fillWidth: true
                visible: days.count > 0
                padding: 0

                Column {
                    width: parent.width

                    Repeater {
                        id: days

                        model: root.gameData.backups.days

                        SettingRow {
                            required property string modelData
                            required property int index

                            objectName: "day-" + index
                            width: parent ? parent.width : 0
                            iconName: "ui-history"
                            title: modelData
                            arrow: true
                            enabled: !root.readOnly
                            onClicked: root.askToRestore(index, "")
                        }
                    }
                }
            }
        ]
    }
    Item {
        Layout.fillHeight: true
    }
    FileAsk {
        id: asker

        folder: root.gameData.folder
        onChosen: root.chosen(purpose, files[0])
    }
    AskSheet {
        id: sheet

        //: Asks before a backup takes the place of what is here.
        title: qsTr("Go back to this backup?")
        text: qsTr("What you see now is kept in a file beside it, and the backup takes its place.")
        safeText: qsTr("Leave it as it is")
        otherText: qsTr("Use this backup")
        onAccepted: {
            notice.text = "";
            root.restore();
        }
    }
}
