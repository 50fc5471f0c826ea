// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Every version of a sheet: what changed, and how many games keep it.
PageFrame {
    id: root

    required property SheetLibrary library
    readonly property list<sheetLine> lines: library.versions
    property sheetLine none

    header: PageBar {
        title: qsTr("Versions")
        subtitle: root.library.held.title
        onBack: root.back()
    }
    footer: FootBar {
        visible: root.library.goBackText !== ""

        ActionButton {
            objectName: "go-back"
            Layout.fillWidth: true
            enabled: root.library.goBackText !== ""
            text: root.library.goBackText
            hint: root.library.goBackNote
            onClicked: root.library.touch(objectName)
        }
    }

    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.lines.length

                SettingRow {
                    id: version

                    required property int index
                    readonly property sheetLine line: root.lines[index] ?? root.none

                    objectName: line.id
                    width: parent ? parent.width : 0
                    iconName: line.icon
                    title: line.title
                    caption: line.text + "\n" + line.more
                    onClicked: root.library.touch(line.id)

                    Icon {
                        visible: version.line.checked
                        name: "ui-check"
                        size: Theme.iconSize(22)
                        color: Theme.accent
                    }
                }
            }
        }
    }
    NoteLine {
        Layout.fillWidth: true
        iconName: "ui-lock"
        text: qsTr("A game is never worked out anew with another version. Old versions come out of those games; the ones never played go when you remove the sheet.")
    }
    Item {
        Layout.fillHeight: true
    }
}
