// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The map beside the turn: to click while cubes are placed, else to look at.
Scroller {
    id: root

    required property RiseTable table
    readonly property bool placing: table.step === "empire"

    topMargin: Theme.space4
    footMargin: Theme.space4
    filled: column.height

    ColumnLayout {
        id: column

        width: root.contentWidth
        spacing: Theme.space3

        SectionHead {
            Layout.fillWidth: true
            iconName: "roe-map"
            text: qsTr("The map")
            note: root.placing ? qsTr("click a region: 1 cube more") : ""
        }
        RiseRegionTable {
            Layout.fillWidth: true
            map: root.placing ? root.table.empire.map : root.table.map.regions
            rowHeight: 60
            onTouched: id => root.table.touch(id)
        }
        RiseMapKey {
            Layout.fillWidth: true
        }
    }
}
