// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What a row can be, with an example of each.
PageSheet {
    id: root

    required property SheetEditor editor
    readonly property list<sheetOption> kinds: editor.kinds
    property sheetOption none

    wanted: editor.kindsAsked
    title: qsTr("What is in the row?")
    onLeft: root.editor.touch(root.editor.kind.id)

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.heading
        Accessible.role: Accessible.Heading
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.kinds.length

            SettingRow {
                id: choice

                required property int index
                readonly property sheetOption option: root.kinds[index] ?? root.none

                objectName: option.id
                width: parent ? parent.width : 0
                iconName: option.icon
                title: option.title
                caption: option.note
                onClicked: root.editor.touch(option.id)

                Icon {
                    visible: choice.option.checked
                    name: "ui-check"
                    size: Theme.iconSize(22)
                    color: Theme.accent
                }
            }
        }
    }
}
