// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// The latest actions in words: a tap goes back to before it.
BottomSheet {
    id: root

    required property list<string> actions

    /// So many actions are taken back.
    signal chosen(int count)

    //: The title of the list of the latest actions.
    title: qsTr("Undo up to here")

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.title
        font: Theme.title
        Accessible.ignored: false
    }
    // No layout: one that is hidden still looks at rows that are gone when the window is turned.
    Column {
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.cardPadding

        Repeater {
            model: root.actions

            SettingRow {
                required property int index
                required property string modelData

                objectName: "undo-" + index
                width: parent ? parent.width : 0
                focus: index === 0
                iconName: "ui-undo"
                title: modelData
                onClicked: {
                    root.close();
                    root.chosen(index + 1);
                }
            }
        }
    }
}
