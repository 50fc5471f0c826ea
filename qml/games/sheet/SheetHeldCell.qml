// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A cell that is held: what stands there, what stood there before and until when.
BottomSheet {
    id: root

    property sheetHeld held
    readonly property list<tableChoice> lines: held.lines
    property tableChoice none

    /// By the id of the touch that empties it.
    signal clearWanted(string id)

    title: held.title

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        Seals {
            size: 40
            colours: root.held.colours
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.held.title
            textFont: Theme.title
            caption: root.held.caption
        }
        Words {
            Layout.maximumWidth: root.width / 2
            wrapMode: Text.Wrap
            text: root.held.value
            font: Theme.total
            Accessible.ignored: false
        }
    }
    Words {
        Layout.fillWidth: true
        visible: root.lines.length === 0
        wrapMode: Text.Wrap
        //: Of a cell of a sheet.
        text: qsTr("Nothing was written here yet.")
        color: Theme.ink2
        font: Theme.body
        Accessible.ignored: false
    }
    Column {
        Layout.fillWidth: true

        Repeater {
            model: root.lines.length

            Item {
                id: line

                required property int index
                readonly property tableChoice own: root.lines[index] ?? root.none

                width: parent ? parent.width : 0
                height: Math.max(44, words.implicitHeight + Theme.space2)

                HairLine {
                    width: parent.width
                }
                Words {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - when.width - Theme.space2
                    wrapMode: Text.Wrap
                    text: line.own.title
                    font: line.index === 0 ? Theme.label : Theme.body
                    Accessible.ignored: false
                }
                Words {
                    id: when

                    anchors.right: parent.right
                    height: parent.height
                    text: line.own.note
                    color: Theme.ink2
                    font: Theme.caption
                    Accessible.ignored: false
                }
            }
        }
    }
    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "clear-cell"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.held.clear.id !== ""
            kind: "tonal"
            iconName: root.held.clear.icon
            text: root.held.clear.title
            onClicked: {
                root.close();
                root.clearWanted(root.held.clear.id);
            }
        }
        ActionButton {
            objectName: "close"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            focus: true
            //: Closes an explanation.
            text: qsTr("Close")
            onClicked: root.close()
        }
    }
}
