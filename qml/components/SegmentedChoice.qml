// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One of a few, side by side. It only tells what was chosen; who uses it sets `current`.
Item {
    id: root

    property list<string> options
    /// An icon for each option; may stay empty.
    property list<string> icons
    property color chosenIconColor: Theme.ink2
    /// By which each option is found; may stay empty.
    property list<string> ids
    /// For the screen reader, where the words are few; may stay empty.
    property list<string> spoken
    property int current: -1
    /// What the choice is about, for the screen reader.
    property string name
    /// From 0 on, the middle of a little pointer up to what the choice is about.
    property real pointerX: -1

    /// All are as high as the one that needs most.
    readonly property real optionHeight: {
        let highest = Theme.touchTarget;
        for (let i = 0; i < segments.count; ++i)
            highest = Math.max(highest, (segments.itemAt(i) as SegmentedOption)?.implicitHeight ?? 0);
        return highest;
    }

    signal chosen(int index)

    readonly property real sideBySide: (widest.width + (icons.length > 0 ? Theme.iconSize(22) + Theme.gapSmall : 0)
        + 2 * Theme.gapSmall) * options.length
    /// Words that do not fit side by side stand one below the other.
    readonly property bool stacked: sideBySide > width

    function move(step: int) {
        const next = Math.max(0, Math.min(root.options.length - 1, root.current + step));
        if (next !== root.current)
            root.chosen(next);
    }

    function moveUpright(event: KeyEvent, step: int) {
        event.accepted = root.stacked;
        if (root.stacked)
            root.move(step);
    }

    implicitWidth: sideBySide
    implicitHeight: optionHeight * (stacked ? options.length : 1)
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Keys.onLeftPressed: root.move(-1)
    Keys.onRightPressed: root.move(1)
    Keys.onUpPressed: event => root.moveUpright(event, -1)
    Keys.onDownPressed: event => root.moveUpright(event, 1)
    Keys.onSpacePressed: root.chosen(Math.max(0, root.current))

    Widest {
        id: widest

        texts: root.options
        font: Theme.control
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: Theme.surfaceAlt

        Icon {
            x: root.pointerX - width / 2
            y: -height
            visible: root.pointerX >= 0
            name: "ui-pointer"
            size: 20
            color: Theme.surfaceAlt
        }
    }
    Grid {
        id: row

        columns: root.stacked ? 1 : Math.max(1, root.options.length)

        Repeater {
            id: segments

            model: root.options

            SegmentedOption {
                required property int index
                required property string modelData

                objectName: root.ids[index] ?? ""
                // Equal shares, however long the words are.
                width: root.width / row.columns
                height: root.optionHeight
                text: modelData
                Accessible.name: root.spoken[index] ?? modelData
                iconName: root.icons[index] ?? ""
                chosenIconColor: root.chosenIconColor
                chosen: index === root.current
                ringed: root.activeFocus && (chosen || (root.current < 0 && index === 0))
                onClicked: root.chosen(index)
            }
        }
    }
}
