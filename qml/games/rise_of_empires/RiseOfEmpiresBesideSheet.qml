// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Beside a turn: what a player has; while cubes are placed the map, to click on; at the end of a turn the parts of the
/// player whose column was touched.
Item {
    id: root

    required property RiseTable table
    property int seat: table.turnOf
    property bool tableBeside: true
    readonly property bool placing: table.step === "empire"
    readonly property bool settling: table.step === "settle" && table.settle.parts.open

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.space4
        visible: !root.placing && !root.settling
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space3

            PlayerSeal {
                size: 30
                colour: root.table.colours[root.seat] ?? ""
            }
            Words {
                Layout.fillWidth: true
                elide: Text.ElideRight
                //: Head of a player's sheet, beside the turn.
                text: qsTr("What %1 owns").arg(root.table.names[root.seat] ?? "")
                font: Theme.section
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        BesideSheet {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: root.table
            seat: root.seat
            tableBeside: root.tableBeside
        }
    }
    // Made while they are seen: what is hidden would be worked out at every tap all the same.
    Repeater {
        model: root.placing ? 1 : 0

        RiseBesideMap {
            anchors.fill: root
            table: root.table
        }
    }
    Repeater {
        model: root.settling ? 1 : 0

        Scroller {
            id: view

            anchors.fill: root
            topMargin: Theme.space4
            footMargin: Theme.space4
            filled: column.height

            ColumnLayout {
                id: column

                width: view.contentWidth
                spacing: Theme.space4

                RiseParts {
                    Layout.fillWidth: true
                    table: root.table
                }
                RisePartsButtons {
                    Layout.fillWidth: true
                    table: root.table
                }
            }
        }
    }
}
