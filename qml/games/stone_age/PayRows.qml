// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// How many of each: a number between two circles, with how many there are.
Card {
    id: root

    required property list<stonePay> rows
    /// While a list is emptied its rows are still there for a moment.
    property stonePay none
    /// What has been chosen has a place of its own: no heap is shown beside it.
    property bool heaps: true

    property string prefix: "pay-"

    signal changed(int row, int count)

    padding: 0
    topPadding: Theme.space1
    bottomPadding: Theme.space1

    Column {
        width: parent.width

        Repeater {
            model: root.rows.length

            Item {
                id: row

                required property int index
                readonly property stonePay pay: root.rows[index] ?? root.none

                width: parent ? parent.width : 0
                // Large text puts the number below its name.
                implicitHeight: Theme.largeText ? label.implicitHeight + stepper.implicitHeight : stepper.implicitHeight + Theme.space1

                Icon {
                    id: mark

                    x: Theme.cardPadding
                    anchors.verticalCenter: label.verticalCenter
                    name: row.pay.icon
                    size: Theme.iconSize(26)
                    color: StoneAgeInk.of(row.pay.id)
                }
                Column {
                    id: label

                    x: mark.x + mark.width + Theme.space3
                    y: Theme.largeText ? 0 : (row.height - height) / 2
                    width: row.width - x - Theme.space2 - (Theme.largeText ? 0 : stepper.width)

                    Words {
                        width: parent.width
                        fontSizeMode: Text.HorizontalFit
                        text: root.heaps && Theme.largeText ? row.pay.name + " (" + row.pay.have + ")" : row.pay.name
                        font: Theme.label
                    }
                    Words {
                        width: parent.width
                        visible: root.heaps && !Theme.largeText
                        //: How many of a resource there are to pay with.
                        text: qsTr("%n in stock", "", row.pay.have)
                        color: Theme.ink2
                        font: Theme.caption
                    }
                }
                Stepper {
                    id: stepper

                    objectName: root.prefix + row.pay.id
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space2
                    anchors.bottom: parent.bottom
                    name: row.pay.name
                    value: row.pay.count
                    to: row.pay.most
                    onChanged: next => root.changed(row.index, next)
                }
            }
        }
    }
}
