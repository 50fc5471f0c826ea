// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Games that were deleted and can still be had back.
PageFrame {
    id: root

    required property Archive archive
    readonly property DeletedGames bin: archive.bin

    function takeBack(game: int) {
        notice.text = root.bin.takeBack(game);
    }

    header: PageBar {
        //: Title of the page with games that were deleted.
        title: qsTr("Deleted games")
        subtitle: qsTr("%n games", "", root.bin.games.length)
        onBack: root.back()
    }
    footer: NoticeBar {
        id: notice

        objectName: "notice"
    }

    Prose {
        objectName: "rule"
        Layout.fillWidth: true
        text: root.bin.games.length > 0 ? qsTr("A deleted game stays here for %n days. It counts nowhere, and then it is gone for good.", "", root.bin.days) : qsTr("Nothing has been deleted in the last %n days.", "", root.bin.days)
        color: Theme.ink2
    }
    Card {
        Layout.fillWidth: true
        visible: list.count > 0
        padding: 0

        Column {
            width: parent.width

            Repeater {
                id: list

                model: root.bin.games

                SettingRow {
                    id: row

                    required property deletedGame modelData
                    required property int index

                    objectName: "binned-" + index
                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: Theme.largeText ? "" : "ui-trash"
                    title: modelData.title
                    caption: modelData.players + "\n" + modelData.left

                    // Large text leaves room for a sign only.
                    IconButton {
                        objectName: "take-back-" + row.index
                        visible: Theme.largeText
                        enabled: !root.readOnly
                        iconName: "ui-undo"
                        name: qsTr("Restore %1").arg(row.title)
                        onClicked: root.takeBack(row.modelData.id)
                    }
                    ActionButton {
                        objectName: "take-back-" + row.index
                        visible: !Theme.largeText
                        enabled: !root.readOnly
                        kind: "secondary"
                        //: Takes a deleted game back.
                        text: qsTr("Restore")
                        //: Spoken: takes a deleted game back; %1 is which.
                        Accessible.name: qsTr("Restore %1").arg(row.title)
                        onClicked: root.takeBack(row.modelData.id)
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
