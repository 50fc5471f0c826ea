// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The few numbers that come first, side by side, or two and two where text is large.
Card {
    id: root

    property list<string> numbers
    property list<string> labels

    readonly property int count: numbers.length
    readonly property real wants: Math.max(numberWords.width, labelWords.width) + Theme.space2
    readonly property int columns: count === 0 || wants * count <= availableWidth ? Math.max(1, count) : wants * 2 <= availableWidth ? 2 : 1

    implicitHeight: grid.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.space1
    rightPadding: Theme.space1
    topPadding: Theme.space3
    bottomPadding: Theme.space3

    Widest {
        id: numberWords

        texts: root.numbers
        font: Theme.title
    }
    Widest {
        id: labelWords

        texts: root.labels
        font: Theme.caption
    }
    Grid {
        id: grid

        columns: root.columns
        rowSpacing: Theme.space3

        Repeater {
            model: root.count

            Item {
                id: cell

                required property int index

                objectName: "figure-" + index
                width: root.availableWidth / root.columns
                implicitHeight: words.implicitHeight
                Accessible.role: Accessible.StaticText
                //: Spoken: %1 is a number, %2 what it is, such as "games".
                Accessible.name: qsTr("%1 %2").arg(root.numbers[index] ?? "").arg(root.labels[index] ?? "")

                HairLine {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: cell.index % root.columns > 0
                    width: Theme.lineHair
                    height: parent.height * 0.7
                }
                Column {
                    id: words

                    width: parent.width

                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.numbers[cell.index] ?? ""
                        font: Theme.title
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: root.labels[cell.index] ?? ""
                        color: Theme.ink2
                        font: Theme.caption
                    }
                }
            }
        }
    }
}
