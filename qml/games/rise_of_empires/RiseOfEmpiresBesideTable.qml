// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The others beside a turn: where everybody stands, and the map; while cubes are placed on it, the discs; at the end of
/// a turn the food track.
Item {
    id: root

    required property RiseTable table
    readonly property bool placing: table.step === "empire"
    readonly property bool settling: table.step === "settle"

    /// A player whose sheet is wanted.
    signal sheetOf(int seat)

    Scroller {
        id: view

        anchors.fill: parent
        topMargin: Theme.space4
        footMargin: Theme.space4
        filled: column.height

        ColumnLayout {
            id: column

            width: view.contentWidth
            spacing: Theme.space3

            RiseStandLines {
                Layout.fillWidth: true
                visible: !root.settling
                table: root.table
                onSheetOf: seat => root.sheetOf(seat)
            }
            SectionHead {
                Layout.fillWidth: true
                visible: root.settling
                iconName: "roe-fish"
                text: qsTr("Food track")
            }
            // Made while they are seen: what is hidden would be worked out at every tap all the same.
            Repeater {
                model: root.settling && !Theme.largeText ? 1 : 0

                RiseFoodTrack {
                    Layout.fillWidth: true
                    table: root.table
                    discs: root.table.settle.track
                    spoken: root.table.settle.trackSpoken
                }
            }
            Repeater {
                model: root.placing ? 1 : 0

                RiseDiscsCard {
                    Layout.fillWidth: true
                    table: root.table
                }
            }
            Repeater {
                model: root.placing ? 0 : 1

                RiseRegionTable {
                    Layout.fillWidth: true
                    map: root.table.map.regions
                    //: Above the column with what regions bring.
                    label: qsTr("points, yield")
                }
            }
            RiseMapKey {
                Layout.fillWidth: true
                visible: !root.placing
            }
        }
    }
}
