// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The workers go where they are tapped.
StepBody {
    id: root

    required property BronzeTable table
    readonly property BronzeBuild build: table.build
    readonly property int mostFigures: 6
    /// Beside a sheet there is a pointer, and smaller boxes show all monuments at once.
    readonly property bool dense: sheetBeside && spare < 480

    footFirst: true

    StepHead {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space1
        Layout.bottomMargin: -Theme.gapSmall
        text: root.build.title
        caption: root.build.note

        Repeater {
            model: root.build.workers > root.mostFigures ? 1 : root.build.workers

            Icon {
                required property int index
                // Those who have been placed step back.
                readonly property bool placed: root.build.workers > root.mostFigures ? root.build.workersLeft === 0
                                                                                   : index < root.build.workers - root.build.workersLeft

                name: "worker"
                size: root.build.workers > 4 ? 28 : 34
                color: placed ? Theme.ink3 : Theme.accent
                opacity: placed ? 0.55 : 1
            }
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.build.workers > root.mostFigures
            //: So many workers, after the figure of one.
            text: qsTr("× %1").arg(root.build.workersLeft)
            font: Theme.heading
        }
    }
    EngineeringRow {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.build.hasEngineering
        build: root.build
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapMedium
        iconName: "city"
        //: Head of a section of the sheet.
        text: qsTr("Cities")
        note: root.build.citiesNote
    }
    CityRow {
        objectName: "cities"
        Layout.fillWidth: true
        interactive: true
        showNext: root.build.workersLeft > 0
        ticked: root.build.cityTicked
        added: root.build.cityAdded
        spoken: root.build.citiesSpoken
        onTapped: number => root.build.addCity(number)
        onBoxTapped: (number, count) => root.build.touchCity(number, count)
        onTakenBack: number => root.build.takeBackCity(number)
        onHeld: number => root.explain(number.toString(), "city")
    }
    ShipRow {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.build.hasShipping
        build: root.build
        onHeld: root.explain("ships", "dev-shipping")
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.space2
            iconName: "temple"
            //: Head of a section of the sheet.
            text: qsTr("Monuments")
            //: The points of a monument for who builds it first, and for the others.
            note: qsTr("first / later")
        },
        MonumentField {
            objectName: "monuments"
            Layout.fillWidth: true
            Layout.fillHeight: true
            // A little air does it good, much would tear it apart.
            Layout.maximumHeight: implicitHeight + Theme.touchTarget
            Layout.alignment: Qt.AlignTop
            box: root.dense ? 14 : narrow ? 18 : 20
            wallBox: root.dense ? 17 : narrow ? 21 : 24
            interactive: true
            showNext: root.build.workersLeft > 0
            ticked: root.build.monumentTicked
            added: root.build.monumentAdded
            built: root.build.monumentBuilt
            scored: root.build.monumentScored
            spoken: root.build.monumentsSpoken
            inPlay: root.table.monumentInPlay
            first: root.table.monumentFirst
            later: root.table.monumentLater
            firstTaken: root.table.monumentTaken
            firstColours: root.table.monumentTakenBy
            names: root.table.monumentNames
            onTapped: monument => root.build.addMonument(monument)
            onBoxTapped: (monument, count) => root.build.touchMonument(monument, count)
            onTakenBack: monument => root.build.takeBackMonument(monument)
            onHeld: monument => root.explain(root.table.monumentIds[monument], root.table.monumentIds[monument])
        }
    ]
    // No layout: one keeps the widths and heights of before when the text grows. Its room is kept while there are
    // workers at all, so that nothing moves when the last of them is placed.
    foot: Row {
        id: finish

        /// Where there is little room, one alone.
        readonly property int abreast: Theme.largeText || root.dense || (root.tight && !root.split) ? 1 : 2
        readonly property int only: (root.build.finishPlaces[0] ?? -1) >= 0 ? 0 : 1

        Layout.fillWidth: true
        Layout.minimumHeight: Math.max(Theme.touchTarget, Math.ceil(2 * line.height) + Theme.space2)
        visible: root.build.workers > 0
        spacing: Theme.space2

        FontMetrics {
            id: line

            font: Theme.control
        }
        Repeater {
            model: finish.abreast

            Item {
                id: side

                required property int index
                readonly property int from: finish.abreast === 1 ? finish.only : index

                width: (finish.width - (finish.abreast - 1) * finish.spacing) / finish.abreast
                height: finish.height

                FinishButton {
                    readonly property int place: root.build.finishPlaces[side.from] ?? -1

                    objectName: "finish-" + place
                    anchors.fill: parent
                    visible: place >= 0
                    text: root.build.finishTexts[side.from] ?? ""
                    onClicked: root.build.finishPlace(place)
                }
            }
        }
    }
}
