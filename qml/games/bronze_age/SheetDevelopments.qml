// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All developments of the sheet, in two columns where the text allows it.
GridLayout {
    id: root

    required property BronzeTable table
    required property list<bool> owned
    readonly property int count: table.developmentIds.length

    columns: Theme.textScale > 1.3 ? 1 : 2
    rows: Math.ceil(count / columns)
    flow: GridLayout.TopToBottom
    columnSpacing: Theme.space4
    rowSpacing: 0

    Repeater {
        model: root.table.developmentIds

        SheetDevelopment {
            required property int index

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            name: root.table.developmentNames[index] ?? ""
            cost: root.table.developmentCosts[index] ?? 0
            points: root.table.developmentPoints[index] ?? 0
            owned: root.owned[index] ?? false
            rowHeight: root.count > 14 ? 20 : 22
        }
    }
}
