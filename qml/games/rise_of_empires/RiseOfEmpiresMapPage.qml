// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The map to look at: who has how many cubes where, and who is first.
PageFrame {
    id: root

    required property RiseTable table
    /// Whose cubes were asked for.
    property int seat: table.turnOf
    readonly property riseMapPage page: table.map

    header: LookBar {
        table: root.table
        title: qsTr("The map")
        subtitle: root.page.caption
        onBack: root.back()
    }
    footer: FootBar {
        columns: Theme.largeText ? 1 : 2

        ActionButton {
            objectName: "look-regions"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            iconName: "ui-edit"
            //: Opens the list of regions, to change what is printed on them.
            text: qsTr("Regions")
            onClicked: root.look("regions")
        }
        ActionButton {
            objectName: "look-table"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: "tonal"
            iconName: "ui-players"
            text: qsTr("The table")
            onClicked: root.look("table")
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.columnSpan: Theme.largeText ? 1 : 2
            focus: true
            //: Leaves a look at something. The second is after the end of the game.
            text: root.table.over ? qsTr("Back to the result") : qsTr("Back to the turn")
            onClicked: root.back()
        }
    }

    RiseRegionTable {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapSmall
        map: root.page.regions
        //: Above the column with what regions bring.
        label: qsTr("points, yield")
        rowHeight: 55
    }
    RiseMapKey {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
    }
    Item {
        Layout.fillHeight: true
    }
}
