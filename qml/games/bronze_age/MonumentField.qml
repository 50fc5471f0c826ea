// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// All seven monuments, arranged as on paper. Every list is in the order of the sheet: Step Pyramid, Stone Circle,
/// Temple, Obelisk, Hanging Gardens, Great Wall, Great Pyramid.
Item {
    id: root

    property list<int> ticked
    property list<int> added
    property list<bool> built
    property list<bool> inPlay
    property list<int> first
    property list<int> later
    property list<int> scored
    property list<bool> firstTaken
    property list<string> firstColours
    property list<string> names
    property list<string> spoken
    property bool interactive: false
    property bool showNext: false
    /// The sheet at a glance.
    property bool small: false
    property bool narrow: width < (small ? 340 : 360)
    property real box: small ? (narrow ? 11 : 12.5) : narrow ? 18 : 20
    property real wallBox: small ? (narrow ? 14.5 : 17) : narrow ? 21 : 24
    property real gap: small ? 2 : 3
    /// Height to spare, given to the space between the rows.
    property real spread: 0
    /// What stands to the right of the wall's name.
    default property alias content: side.data

    readonly property list<string> ids: ["step-pyramid", "stone-circle", "temple", "obelisk", "hanging-gardens", "great-wall", "great-pyramid"]
    readonly property real aside: Math.max(small || narrow ? 56 : 62, obelisk.drawnWidth, obelisk.pointsWidth)
    readonly property real inner: width - aside - (small || narrow ? Theme.space1 : Theme.space2)
    /// What the captions of a row may take beyond their monuments, each.
    readonly property real upperSpare: step.naturalWidth + circle.naturalWidth + temple.naturalWidth + 2 * Theme.space1 <= inner ? inner : (inner - step.drawnWidth - circle.drawnWidth - temple.drawnWidth) / 3 - Theme.space1
    readonly property real lowerSpare: gardens.rowWidth + pyramid.rowWidth + Theme.space5 <= inner ? inner : (inner - gardens.drawnWidth - pyramid.drawnWidth) / 2 - Theme.space1 / 2
    readonly property real upperGround: Math.max(step.drawnHeight, circle.drawnHeight, temple.drawnHeight)
    readonly property real upperHeight: upperGround + Math.max(step.captionHeight, circle.captionHeight, temple.captionHeight) + Theme.space1
    readonly property real lowerGround: Math.max(gardens.drawnHeight, pyramid.drawnHeight)
    readonly property real lowerHeight: lowerGround + Math.max(gardens.captionHeight, pyramid.captionHeight) + Theme.space1
    readonly property real rowGap: small ? Theme.space1 : Theme.space2
    readonly property real blockHeight: Math.max(upperHeight + rowGap + lowerHeight, obelisk.implicitHeight)

    signal tapped(int monument)
    signal boxTapped(int monument, int count)
    signal takenBack(int monument)
    signal held(int monument)

    implicitWidth: 380
    implicitHeight: blockHeight + spread + rowGap + wall.implicitHeight

    component Cell: MonumentCell {
        id: cell

        required property int place

        objectName: "monument-" + monument
        monument: root.ids[place]
        name: root.names[place] ?? ""
        spoken: root.spoken[place] ?? name
        ticked: root.ticked[place] ?? 0
        added: root.added[place] ?? 0
        built: root.built[place] ?? false
        inPlay: root.inPlay[place] ?? true
        first: root.first[place] ?? 0
        later: root.later[place] ?? 0
        scored: root.scored[place] ?? -1
        firstTaken: root.firstTaken[place] ?? false
        firstColour: root.firstColours[place] ?? ""
        interactive: root.interactive
        showNext: root.showNext
        small: root.small
        box: root.box
        gap: root.gap
        stacked: true
        onTapped: root.tapped(cell.place)
        onBoxTapped: count => root.boxTapped(cell.place, count)
        onTakenBack: root.takenBack(cell.place)
        onHeld: root.held(cell.place)
    }

    Cell {
        id: step

        place: 0
        captionLimit: drawnWidth + root.upperSpare
        y: root.spread / 3 + root.upperGround - drawnHeight
    }
    Cell {
        id: circle

        place: 1
        captionLimit: drawnWidth + root.upperSpare
        x: step.width + (temple.x - step.width - width) / 2
        y: root.spread / 3 + root.upperGround - drawnHeight
    }
    Cell {
        id: temple

        place: 2
        captionLimit: drawnWidth + root.upperSpare
        x: root.inner - width
        y: root.spread / 3 + root.upperGround - drawnHeight
    }
    Cell {
        id: obelisk

        place: 3
        captionLimit: root.aside
        x: root.width - root.aside + (root.aside - width) / 2
        y: root.spread * 2 / 3 + root.blockHeight - implicitHeight
    }
    Cell {
        id: gardens

        place: 4
        stacked: false
        captionLimit: drawnWidth + root.lowerSpare
        x: (root.inner - width - pyramid.width) / 4
        y: root.spread * 2 / 3 + root.blockHeight - root.lowerHeight + root.lowerGround - drawnHeight
    }
    Cell {
        id: pyramid

        place: 6
        stacked: false
        captionLimit: drawnWidth + root.lowerSpare
        x: root.inner - width - gardens.x
        y: root.spread * 2 / 3 + root.blockHeight - root.lowerHeight + root.lowerGround - drawnHeight
    }
    Cell {
        id: wall

        // The wall takes what width there is: the gaps give way before it would stick out.
        readonly property real bricks: 13.5 * root.wallBox + 2 * Math.round(0.26 * root.wallBox)

        place: 5
        stacked: false
        beside: root.small
        captionLeft: true
        box: root.wallBox
        gap: Math.max(0, Math.min(root.gap, (root.width - bricks) / 12))
        captionLimit: root.width - Theme.space2 - (root.small ? drawnWidth : side.width)
        captionRoom: side.height
        width: root.width
        y: root.height - height
    }
    Row {
        id: side

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.space2
    }
}
