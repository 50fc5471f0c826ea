// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tallystone
import Tallystone.App
import "qrc:/qt/qml/Tallystone/games/bronze_age"
import "qrc:/qt/qml/Tallystone/games/bronze_age/theme"

/// Everything that is drawn, in its states: for looking at.
Page {
    id: root

    readonly property list<string> monumentNames: ["Step Pyramid", "Stone Circle", "Temple", "Obelisk", "Hanging Gardens", "Great Wall", "Great Pyramid"]
    readonly property list<int> firsts: [1, 2, 4, 6, 8, 10, 12]
    readonly property list<int> laters: [0, 1, 2, 3, 4, 5, 6]

    background: Rectangle {
        color: Theme.bg
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.pageMargin
        contentHeight: all.height
        clip: true

        Column {
            id: all

            width: parent.width
            spacing: Theme.space4

            Flow {
                width: parent.width
                spacing: Theme.space3

                Repeater {
                    model: ["empty", "next", "new", "ticked", "harm"]

                    Box {
                        required property string modelData

                        mark: modelData
                        side: 26
                    }
                }
                PointsTag {
                    first: 4
                    later: 2
                }
                PointsTag {
                    first: 4
                    later: 2
                    firstTaken: true
                    firstColour: "lapis"
                }
                PointsTag {
                    scored: 4
                }
                DevDots {
                    owned: 3
                }
                DevDots {
                    owned: 5
                    total: 9
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.space4

                Monument {
                    monument: "temple"
                    box: 18
                }
                Monument {
                    monument: "temple"
                    box: 18
                    ticked: 3
                    added: 1
                    showNext: true
                    interactive: true
                }
                Monument {
                    monument: "temple"
                    box: 18
                    ticked: 7
                    built: true
                }
                Monument {
                    monument: "temple"
                    box: 18
                    inPlay: false
                }
            }
            CityRow {
                width: parent.width
                ticked: [3, 4, 5, 2]
                interactive: true
                showNext: true
            }
            MonumentField {
                width: parent.width
                names: root.monumentNames
                ticked: [3, 5, 4, 0, 0, 10, 0]
                added: [0, 0, 0, 0, 0, 2, 0]
                built: [true, true]
                first: root.firsts
                later: root.laters
                scored: [1, 1]
                firstTaken: [false, false, true, true]
                firstColours: ["", "", "lapis", "saffron"]
                interactive: true
                showNext: true
            }
            MonumentField {
                width: Math.min(354, parent.width)
                small: true
                names: root.monumentNames
                ticked: [3, 5, 0, 0, 0, 13, 0]
                built: [true, true, false, false, false, true]
                inPlay: [true, true, false]
                first: root.firsts
                later: root.laters
                scored: [1, 1, -1, -1, -1, 10]
            }
            PegBoard {
                width: Math.min(380, parent.width)
                names: ["Wood", "Stone", "Pottery", "Cloth", "Spearheads", "Food"]
                goods: [4, 3, 2, 1, 1]
                before: [2, 1, 1, 0, 0]
                food: 1
                foodBefore: 5
                woodValues: [0, 1, 3, 6, 10, 15, 21, 28, 36]
                stoneValues: [0, 2, 6, 12, 20, 30, 42, 56]
                potteryValues: [0, 3, 9, 18, 30, 45, 63]
                clothValues: [0, 4, 12, 24, 40, 60]
                spearheadsValues: [0, 5, 15, 30, 50]
            }
            PegRow {
                iconName: "spearheads"
                ink: BronzeAgeInk.spearheads
                name: "Spearheads"
                values: [0, 5, 15, 30, 50]
                value: 4
                rowHeight: 48
            }
            DisasterBoxes {
                width: parent.width
                count: 48
                fresh: 2
            }
            DisasterStrip {
                before: 2
                added: 3
            }
            Scene {
                source: GameFiles.of("bronze_age", "Scene")
                width: parent.width
                height: width * 0.6
            }
            Row {
                spacing: Theme.space4

                Scene {
                    source: GameFiles.of("stone_age", "Scene")
                    width: 184
                    height: 84
                }
                Scene {
                    source: GameFiles.of("bronze_age", "Scene")
                    width: 60
                    height: 60
                    radius: Theme.radiusTile
                    roundFoot: true
                }
            }
            Laurel {
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
    }
}
