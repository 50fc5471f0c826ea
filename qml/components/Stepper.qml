// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A number between two circles. It only tells what is wanted; who uses it sets `value`. An item, because Qt 6.4
/// tells nobody the role given to a plain Control.
Item {
    id: root

    property int value: 0
    property int from: 0
    property int to: 99
    property string name
    /// A small remark after the number, such as what is lost.
    property string note
    /// All such remarks: the buttons keep room for the widest of them, whatever the number.
    property list<string> notes
    /// It is more or less of something, and has its sign.
    property bool change: false

    // By these names the accessibility bridge finds the range.
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    readonly property int stepSize: 1

    /// So often a button has counted while it is held: a long way goes by tens then.
    property int held: 0
    readonly property bool far: to - from >= 1000 && held >= 10

    signal changed(int next)

    function move(step: int) {
        const next = Math.max(root.from, Math.min(root.to, root.value + step));
        if (next !== root.value)
            root.changed(next);
    }
    function count(step: int) {
        // From 17 on to 20.
        const beyond = root.value * step % 10;
        root.move(root.far ? step * (beyond < 0 ? -beyond : 10 - beyond) : step);
        ++root.held;
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.onIncreaseAction: root.move(1)
    Accessible.onDecreaseAction: root.move(-1)
    Keys.onUpPressed: root.move(1)
    Keys.onRightPressed: root.move(1)
    Keys.onDownPressed: root.move(-1)
    Keys.onLeftPressed: root.move(-1)

    Widest {
        id: remarks

        font: Theme.caption
        texts: root.notes
    }
    Widest {
        id: numbers

        readonly property int count: root.notes.length > 0 ? root.to - root.from + 1 : 0

        font: Theme.count
        texts: Array.from({
            "length": count
        }, (unused, i) => (root.from + i).toString())
    }
    Row {
        id: row

        IconButton {
            objectName: "less"
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            filled: true
            enabled: root.value > root.from
            iconName: "ui-minus"
            iconSize: 22
            //: Lowers a number. %1 is what is counted.
            name: qsTr("Less: %1").arg(root.name)
            onPressedChanged: if (pressed) root.held = 0
            onClicked: root.count(-1)
        }
        Item {
            implicitWidth: Math.max(64, Math.max(number.implicitWidth, numbers.width + Theme.space1 + remarks.width) + Theme.space2)
            implicitHeight: Theme.touchTarget

            Row {
                id: number

                anchors.centerIn: parent
                spacing: Theme.space1

                Words {
                    id: digits

                    text: root.change && root.value > 0 ? "+" + root.value : root.change && root.value < 0 ? "−" + -root.value : root.value
                    color: !root.change ? Theme.ink : root.value > 0 ? Theme.accent : root.value < 0 ? Theme.ink : Theme.ink3
                    font: Theme.count
                }
                Words {
                    anchors.baseline: digits.baseline
                    visible: root.note !== ""
                    text: root.note
                    color: Theme.harm
                    font: Theme.caption
                }
            }
        }
        IconButton {
            objectName: "more"
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            filled: true
            enabled: root.value < root.to
            iconName: "ui-plus"
            iconSize: 22
            //: Raises a number. %1 is what is counted.
            name: qsTr("More: %1").arg(root.name)
            onPressedChanged: if (pressed) root.held = 0
            onClicked: root.count(1)
        }
    }

    FocusRing {
        shown: root.activeFocus
        around: root.height / 2
    }
}
