// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A wonder as it is printed: its name, its points, what it costs.
ColumnLayout {
    id: root

    required property RiseTable table
    required property riseCityPage page
    readonly property list<riseNumber> figures: page.figures
    /// While a list is emptied its rows are still there for a moment.
    property riseNumber none

    spacing: Theme.gapMedium

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        RiseField {
            Layout.fillWidth: true
            table: root.table
            field: root.page.name
        }
        RiseForgetButton {
            table: root.table
            choice: root.page.forget
        }
    }
    Chip {
        objectName: root.page.keep.id
        Layout.maximumWidth: root.width
        visible: root.page.keep.id !== ""
        checkable: false
        enabled: root.page.keep.enabled
        iconName: root.page.keep.icon
        text: root.page.keep.title
        onClicked: root.table.touch(root.page.keep.id)
    }
    Repeater {
        model: root.figures.length

        RiseNumberRow {
            required property int index

            Layout.fillWidth: true
            number: root.figures[index] ?? root.none
            onChosen: value => root.table.touch(number.counter.id, value)
        }
    }
}
