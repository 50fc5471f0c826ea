// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Tallystone
import Tallystone.App

/// A sheet on its way to others: as a code, a link, a file, on paper.
PageFrame {
    id: root

    required property SheetLibrary library
    readonly property SheetSharing sharing: library.sharing

    header: PageBar {
        title: qsTr("Share")
        subtitle: root.sharing.title
        onBack: root.back()
    }
    footer: NoticeBar {
        id: notice

        objectName: "notice"
    }

    Card {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space3

            SectionHead {
                Layout.fillWidth: true
                iconName: "sheet-qr"
                text: qsTr("As a code")
            }
            Rectangle {
                objectName: "code"
                // Every module is as wide as the others: the code grows by whole numbers only.
                readonly property int module: Math.max(1, Math.floor(Math.min(Theme.sheetWidth, parent.width) / Math.max(1, root.sharing.codeSize)))

                Layout.alignment: Qt.AlignHCenter
                implicitWidth: module * root.sharing.codeSize
                implicitHeight: implicitWidth
                visible: root.sharing.codeSize > 0
                color: "white"
                Accessible.role: Accessible.Graphic
                Accessible.name: root.sharing.codeName

                Shape {
                    scale: parent.module
                    transformOrigin: Item.TopLeft
                    width: root.sharing.codeSize
                    height: root.sharing.codeSize

                    ShapePath {
                        strokeWidth: -1
                        fillColor: "black"

                        PathSvg {
                            path: root.sharing.code
                        }
                    }
                }
            }
            Prose {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: root.sharing.codeSize > 0 ? qsTr("The other phone’s own camera opens it. No network, no account: the whole sheet is in the picture.") : qsTr("Too long for a code. Send the file.")
                color: Theme.ink2
                font: Theme.caption
            }
            NoteLine {
                Layout.alignment: Qt.AlignHCenter
                text: root.sharing.signs
            }
            ActionButton {
                objectName: "copy-link"
                Layout.fillWidth: true
                kind: "tonal"
                iconName: "sheet-copy"
                text: qsTr("Copy the link")
                onClicked: {
                    root.sharing.copyLink();
                    notice.pass(qsTr("The link is copied."));
                }
            }
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            SettingRow {
                objectName: "save-file"
                width: parent.width
                iconName: "sheet-file"
                title: qsTr("Save as a file")
                caption: root.sharing.fileName
                arrow: true
                onClicked: asker.save("tallysheet", root.sharing.fileName)
            }
            HairLine {
                x: Theme.cardPadding
                width: parent.width - 2 * x
            }
            SettingRow {
                objectName: "save-paper"
                width: parent.width
                iconName: "sheet-print"
                title: qsTr("Print it empty")
                caption: root.sharing.paperNote
                arrow: true
                onClicked: asker.save("pdf", root.sharing.fileName.replace(".tallysheet", ".pdf"))
            }
        }
    }
    NoteLine {
        Layout.fillWidth: true
        iconName: "ui-lock"
        text: qsTr("Only the sheet goes along: no games, no names.")
    }
    Item {
        Layout.fillHeight: true
    }
    FileAsk {
        id: asker

        folder: root.sharing.folder
        onChosen: notice.text = purpose === "pdf" ? root.sharing.savePaper(files[0]) : root.sharing.saveFile(files[0])
    }
}
