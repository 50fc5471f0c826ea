// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Tallystone
import "theme"

/// The six places of the store as they will be, and what is discarded.
Card {
    id: root

    required property list<string> goodIds
    required property list<string> goodNames
    property list<int> kept
    property list<int> discarded
    property string note
    /// Goods are being chosen: whatever stays and goes, both keep to their one row, so that nothing below moves.
    property bool choosing: false

    /// Every single good that stays or goes, in the order of the sheet.
    function unfold(counts: list<int>): list<string> {
        const all = [];
        for (let good = 0; good < root.goodIds.length; ++good) {
            for (let i = 0; i < (counts[good] ?? 0); ++i)
                all.push(root.goodIds[good]);
        }
        return all;
    }
    /// "Wood 2, Stone 3", for the screen reader.
    function spoken(counts: list<int>): string {
        const parts = [];
        for (let good = 0; good < root.goodIds.length; ++good) {
            if ((counts[good] ?? 0) > 0)
                parts.push((root.goodNames[good] ?? "") + " " + counts[good]);
        }
        return parts.join(", ");
    }

    readonly property list<string> stays: root.unfold(root.kept)
    readonly property list<string> goes: root.unfold(root.discarded)
    /// Six places, more only with Caravans.
    readonly property int places: Math.max(6, stays.length)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        Flow {
            id: store

            readonly property real full: Math.max(36, Math.min(50, Math.floor((root.availableWidth - 5 * Theme.gapSmall) / 6)))
            readonly property int abreast: root.choosing ? root.places : 6
            readonly property real side: Math.min(full, Math.floor((root.availableWidth - (abreast - 1) * Theme.lineSelection) / abreast))

            Layout.fillWidth: true
            Layout.preferredHeight: root.choosing ? full : implicitHeight
            spacing: Math.max(Theme.lineSelection, Math.floor(Math.min(Theme.space4, (root.availableWidth - abreast * side) / (abreast - 1))))
            Accessible.role: Accessible.StaticText
            //: Spoken: the goods that are kept. %1 is a list such as "Wood 2, Stone 3".
            Accessible.name: qsTr("Kept: %1").arg(root.spoken(root.kept))

            Repeater {
                model: root.places

                Rectangle {
                    id: place

                    required property int index
                    readonly property string good: root.stays[index] ?? ""

                    width: store.side
                    height: width
                    radius: Theme.radiusTile
                    color: good === "" ? Theme.hole : Theme.board
                    border.width: good === "" ? Theme.lineHair : 0
                    border.color: Theme.line

                    Icon {
                        anchors.centerIn: parent
                        name: place.good
                        size: Math.min(30, store.side - Theme.space1)
                        color: BronzeAgeInk.of(place.good)
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.minimumHeight: going.side
            visible: root.choosing
            spacing: Theme.gapMedium

            Words {
                visible: !Theme.largeText
                //: Before the icons of the goods that are given back.
                text: qsTr("Discarded")
                color: Theme.ink2
                font: Theme.caption
            }
            Row {
                id: going

                readonly property int side: 38

                Layout.fillWidth: true
                // Many lie over each other.
                spacing: Math.min(Theme.gapSmall, (width - root.goes.length * side) / Math.max(1, root.goes.length - 1))
                Accessible.role: Accessible.StaticText
                //: Spoken: the goods that are given back. %1 is a list such as "Wood 2, Stone 3".
                Accessible.name: qsTr("Discarded: %1").arg(root.spoken(root.discarded))

                Repeater {
                    model: root.goes

                    Shape {
                        id: gone

                        required property string modelData

                        width: going.side
                        height: going.side

                        ShapePath {
                            strokeColor: Theme.harm
                            strokeWidth: Theme.lineSelection
                            strokeStyle: ShapePath.DashLine
                            dashPattern: [2, 1.5]
                            fillColor: "transparent"

                            PathSvg {
                                path: "M10 1H28a9 9 0 0 1 9 9V28a9 9 0 0 1 -9 9H10a9 9 0 0 1 -9 -9V10a9 9 0 0 1 9 -9z"
                            }
                        }
                        Icon {
                            anchors.centerIn: parent
                            name: gone.modelData
                            size: 22
                            color: BronzeAgeInk.of(gone.modelData)
                        }
                    }
                }
            }
            Pill {
                visible: root.note !== ""
                text: root.note
            }
        }
    }
}
