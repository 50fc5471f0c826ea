// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A region: what it brings, who has how many cubes there, and who is first now and then. Where the text is large
/// its cubes stand below its name.
Item {
    id: root

    required property riseRegion region
    required property real column
    required property int cube
    /// The width of the column that compares; 0: there is none.
    property real compared: 0
    property real least: Theme.touchTarget
    property bool last: false
    readonly property list<riseCubes> cells: region.cells
    readonly property bool stacked: Theme.largeText
    readonly property bool open: region.choice.id !== "" && region.choice.enabled
    readonly property bool closed: region.choice.note !== ""
    readonly property color ground: region.choice.chosen ? Theme.accentSoft : Theme.surface
    /// While a list is emptied its rows are still there for a moment.
    property riseCubes none

    signal touched(string id)
    /// The keyboard goes to another row.
    signal moved(int step)

    function take() {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Math.max(least, words.height + Theme.space2 + (stacked ? Theme.touchTarget : 0))
    Accessible.role: Accessible.StaticText
    Accessible.name: region.choice.spoken
    Accessible.description: region.choice.note
    Accessible.ignored: open

    // Within the round corners of the card.
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.lineSelection
        visible: root.region.choice.chosen
        radius: Theme.radiusTile
        color: Theme.accentSoft
    }
    HairLine {
        x: Theme.space3
        y: parent.height - height
        width: parent.width - 2 * x
        visible: !root.last
    }
    Touchable {
        id: button

        objectName: root.region.choice.id
        anchors.fill: parent
        visible: root.open
        enabled: root.open
        pressedScale: 1
        ringRadius: Theme.radiusTile
        Accessible.name: root.region.choice.spoken
        Keys.onUpPressed: root.moved(-1)
        Keys.onDownPressed: root.moved(1)
        onClicked: root.touched(root.region.choice.id)

        background: Rectangle {
            visible: button.down
            color: Theme.surfaceAlt
        }
    }
    Column {
        id: words

        x: Theme.space3
        y: root.stacked ? Theme.space1 : (parent.height - height) / 2
        width: root.stacked ? parent.width - 2 * x : cubes.x - x

        WholeWords {
            width: parent.width
            text: root.region.choice.title
            color: root.closed ? Theme.ink3 : Theme.ink
            face: Theme.control
        }
        Words {
            visible: root.closed
            width: parent.width
            elide: Text.ElideRight
            text: root.region.choice.note
            color: Theme.ink3
            font: Theme.micro
        }
        RiseRegionFacts {
            visible: !root.closed
            points: root.region.points
            figure: root.region.yield
            water: root.region.water
        }
    }
    Row {
        id: cubes

        x: parent.width - width - root.compared - Theme.gapSmall
        y: root.stacked ? parent.height - height : 0
        height: root.stacked ? Theme.touchTarget : parent.height

        Repeater {
            model: root.cells.length

            RiseCubeCell {
                required property int index

                width: root.column
                height: cubes.height
                size: root.cube
                cell: root.cells[index] ?? root.none
                ground: root.ground
                onTouched: id => root.touched(id)
            }
        }
    }
    Repeater {
        model: root.compared > 0 && root.region.changes ? 1 : 0

        Row {
            x: root.width - root.compared - Theme.gapSmall + (root.compared - width) / 2
            y: cubes.y + (cubes.height - height) / 2
            spacing: Theme.lineSelection

            RiseHolder {
                anchors.verticalCenter: parent.verticalCenter
                who: root.region.was
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: "→"
                color: Theme.ink3
                font: Theme.micro
            }
            RiseHolder {
                anchors.verticalCenter: parent.verticalCenter
                who: root.region.becomes
            }
        }
    }
}
