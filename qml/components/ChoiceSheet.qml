// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// One of several, in a sheet of rows.
BottomSheet {
    id: root

    property list<string> options
    property int current: 0

    signal chosen(int index)

    onOpened: (rows.itemAt(Math.max(0, root.current)) as Item)?.forceActiveFocus()

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Column {
        Layout.fillWidth: true

        Repeater {
            id: rows

            model: root.options

            SettingRow {
                id: row

                required property int index
                required property string modelData

                objectName: "option-" + index
                width: parent ? parent.width : 0
                title: modelData
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: index === root.current
                onClicked: {
                    root.chosen(row.index);
                    root.close();
                }

                Icon {
                    name: row.index === root.current ? "ui-check" : ""
                    size: Theme.iconSize(22)
                    color: Theme.accent
                }
            }
        }
    }
}
