// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// By which rules, a row for each choice.
Card {
    id: root

    required property OptionRows options
    readonly property list<tableFigure> rows: options.rows
    /// While a list becomes shorter its rows are still there for a moment.
    property tableFigure none

    function makePlaces() {
        while (places.count < root.rows.length)
            places.append({});
        if (places.count > root.rows.length)
            places.remove(root.rows.length, places.count - root.rows.length);
    }

    padding: 0
    onRowsChanged: root.makePlaces()

    // No number: with another one all rows would be made anew, and the keyboard would be lost by the switch that made
    // a row come or go.
    ListModel {
        id: places
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Repeater {
            model: places

            SettingRow {
                id: row

                required property int index
                readonly property tableFigure figure: root.rows[index] ?? root.none
                readonly property tableCounter counter: figure.counter

                Layout.fillWidth: true
                clickable: false
                iconName: counter.icon
                title: counter.title
                caption: counter.note

                HairLine {
                    parent: row
                    x: Theme.cardPadding
                    width: row.width - 2 * Theme.cardPadding
                    visible: row.index > 0
                }
                Stepper {
                    objectName: row.figure.yesNo ? "" : row.counter.id
                    visible: !row.figure.yesNo
                    name: row.counter.title
                    value: row.counter.value
                    from: row.counter.least
                    to: row.counter.most
                    onChanged: next => root.options.set(row.counter.id, next)
                }
                ToggleSwitch {
                    objectName: row.figure.yesNo ? row.counter.id : ""
                    visible: row.figure.yesNo
                    text: row.counter.title
                    checked: row.counter.value > 0
                    onToggled: root.options.set(row.counter.id, checked ? 1 : 0)
                }
            }
        }
    }
}
