// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What a number is made of, with the numbers in place of the names.
BottomSheet {
    id: root

    property sheetWhy why
    readonly property list<tableChoice> lines: why.lines
    readonly property list<tableChoice> cells: why.cells
    property bool writtenSeen: false
    property tableChoice none

    /// A cell that it came from.
    signal goTo(string id)

    title: why.title

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        Seals {
            size: 40
            colours: root.why.colours
        }
        TextPair {
            Layout.fillWidth: true
            heading: true
            text: root.why.title
            textFont: Theme.title
            caption: root.why.caption
        }
        Words {
            text: root.why.value
            font: Theme.total
            Accessible.ignored: false
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.why.formula !== ""

        background: Rectangle {
            radius: Theme.radiusTile
            color: Theme.surfaceAlt
        }

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: (root.writtenSeen ? root.why.written : root.why.formula) + " = " + root.why.value
            font: Theme.label
            Accessible.ignored: false
        }
    }
    Words {
        Layout.fillWidth: true
        visible: root.why.note !== ""
        wrapMode: Text.Wrap
        text: root.why.note
        color: Theme.ink2
        font: Theme.caption
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
                height: Math.max(44, pair.implicitHeight + Theme.space1)

                HairLine {
                    width: parent.width
                }
                TextPair {
                    id: pair

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - points.width - Theme.space2
                    text: line.own.title
                    textFont: Theme.body
                    caption: line.own.note
                }
                Words {
                    id: points

                    anchors.right: parent.right
                    height: parent.height
                    text: line.own.points
                    font: Theme.cost
                    Accessible.ignored: false
                }
            }
        }
    }
    Words {
        Layout.fillWidth: true
        visible: root.cells.length > 0
        //: Head of the cells that a number was worked out from.
        text: qsTr("From what was entered")
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.cells.length

            SheetKey {
                required property int index

                width: 124
                height: Math.max(56, implicitHeight)
                key: root.cells[index] ?? root.none
                onClicked: {
                    root.close();
                    root.goTo(key.id);
                }
            }
        }
    }
    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "close-formula"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.why.written !== ""
            kind: "tonal"
            iconName: "sheet-formula"
            text: root.writtenSeen
                  //: The formula with numbers in place of names.
                  ? qsTr("In numbers")
                  //: The formula as it is written.
                  : qsTr("The formula")
            onClicked: root.writtenSeen = !root.writtenSeen
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
