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

    required property list<tableCounter> rows
    /// While a list is emptied its rows are still there for a moment.
    property tableCounter none

    signal changed(string id, int count)

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
                readonly property tableCounter pay: root.rows[index] ?? root.none

                width: parent ? parent.width : 0
                // Large text puts the number below its name.
                implicitHeight: Theme.largeText ? label.implicitHeight + stepper.implicitHeight : stepper.implicitHeight + Theme.space1

                Icon {
                    id: mark

                    x: Theme.cardPadding
                    anchors.verticalCenter: label.verticalCenter
                    name: row.pay.icon
                    size: Theme.iconSize(26)
                    color: StoneAgeInk.of(row.pay.ink)
                }
                Column {
                    id: label

                    x: mark.x + mark.width + Theme.space3
                    y: Theme.largeText ? 0 : (row.height - height) / 2
                    width: row.width - x - Theme.space2 - (Theme.largeText ? 0 : stepper.width)

                    Words {
                        width: parent.width
                        fontSizeMode: Text.HorizontalFit
                        text: row.pay.title
                        font: Theme.label
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        text: row.pay.note
                        color: Theme.ink2
                        font: Theme.caption
                    }
                }
                Stepper {
                    id: stepper

                    objectName: row.pay.id
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space2
                    anchors.bottom: parent.bottom
                    name: row.pay.title
                    value: row.pay.value
                    to: row.pay.most
                    onChanged: next => root.changed(row.pay.id, next)
                }
            }
        }
    }
}
