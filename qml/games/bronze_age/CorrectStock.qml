// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Food, goods, disasters and ships of a sheet, to be set by hand.
Card {
    id: root

    required property list<tableFigure> rows
    /// While the list changes, its rows are still there for a moment.
    property tableFigure none

    signal touched(string id, int number)

    component Amount: Item {
        id: amount

        required property tableCounter row

        Layout.fillWidth: true
        // Large text puts the number below its name.
        implicitHeight: Theme.largeText ? label.implicitHeight + stepper.implicitHeight : stepper.implicitHeight

        Icon {
            id: mark

            x: Theme.cardPadding
            anchors.verticalCenter: label.verticalCenter
            name: amount.row.icon
            size: Theme.iconSize(26)
            color: amount.row.ink === "disasters" ? Theme.harm : BronzeAgeInk.of(amount.row.ink)
        }
        Words {
            id: label

            x: mark.x + mark.width + Theme.space3
            width: amount.width - x - Theme.space2 - (Theme.largeText ? 0 : stepper.width)
            height: Theme.largeText ? implicitHeight : amount.height
            fontSizeMode: Text.HorizontalFit
            text: amount.row.title
            font: Theme.label
        }
        Stepper {
            id: stepper

            objectName: amount.row.ink + "-stepper"
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            anchors.bottom: parent.bottom
            name: amount.row.title
            value: amount.row.value
            to: amount.row.most
            onChanged: next => root.touched(amount.row.id, next)
        }
    }

    padding: 0
    topPadding: Theme.space1
    bottomPadding: Theme.space1

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space1

        Repeater {
            model: root.rows.length

            Amount {
                required property int index

                row: (root.rows[index] ?? root.none).counter
            }
        }
    }
}
