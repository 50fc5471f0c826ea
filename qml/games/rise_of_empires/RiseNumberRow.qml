// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A figure that one tap chooses; the last cell goes on counting with every tap. Digits set it, too.
Item {
    id: root

    required property riseNumber number
    /// The room of a title is kept where there is none.
    property bool titled: false
    readonly property tableCounter counter: number.counter
    readonly property int last: Math.max(counter.most, number.room)
    /// The cells that show a number of their own.
    readonly property int cells: Math.max(1, Math.min(last - number.from + 1, Theme.largeText ? 4 : width < Theme.phoneWidth - 2 * Theme.space3 ? 5 : 6))
    readonly property int beyond: number.from + cells
    readonly property bool endless: last >= beyond

    // By these names the accessibility bridge finds the range.
    readonly property int value: counter.value
    readonly property int minimumValue: counter.least
    readonly property int maximumValue: counter.most
    readonly property int stepSize: 1

    signal chosen(int value)

    function choose(count: int) {
        if (count >= root.counter.least && count <= root.counter.most)
            root.chosen(count);
    }
    function press(event: KeyEvent) {
        const digit = event.text === "" || (event.modifiers & Qt.ControlModifier) ? -1 : "0123456789".indexOf(event.text);
        event.accepted = digit >= 0;
        if (event.accepted)
            root.choose(digit);
    }

    implicitHeight: column.implicitHeight
    objectName: counter.id
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: counter.spoken
    Accessible.onIncreaseAction: root.choose(root.value + 1)
    Accessible.onDecreaseAction: root.choose(root.value - 1)
    Keys.onUpPressed: root.choose(root.value + 1)
    Keys.onRightPressed: root.choose(root.value + 1)
    Keys.onDownPressed: root.choose(root.value - 1)
    Keys.onLeftPressed: root.choose(root.value - 1)
    Keys.onPressed: event => root.press(event)

    component Cell: Touchable {
        id: cell

        property bool chosen: false
        property bool quiet: false

        height: Math.max(Theme.touchTarget, label.implicitHeight)
        opacity: enabled ? 1 : 0.4
        focusPolicy: Qt.NoFocus
        ringRadius: Theme.radiusTile
        Accessible.ignored: true

        background: Rectangle {
            radius: Theme.radiusTile
            color: cell.chosen ? Theme.accentSoft : cell.down ? Theme.surfaceAlt : Theme.surface
            border.width: cell.chosen ? Theme.lineSelection : Theme.lineControlWidth
            border.color: cell.chosen ? Theme.accent : Theme.lineControl
        }
        Words {
            id: label

            anchors.centerIn: parent
            text: cell.text
            color: cell.chosen ? Theme.onAccentSoft : cell.quiet ? Theme.ink2 : Theme.ink
            font: Theme.action
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.space1

        Item {
            width: parent.width
            visible: root.titled || root.counter.title !== ""
            implicitHeight: title.implicitHeight

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                name: root.counter.icon
                size: Theme.iconSize(18)
                color: RiseInk.of(root.counter.ink)
            }
            Words {
                id: title

                x: sign.width + Theme.gapSmall
                width: (note.visible ? note.x : parent.width) - x
                wrapMode: Text.Wrap
                text: root.counter.title
                font: Theme.captionBold
            }
            Words {
                id: note

                anchors.right: parent.right
                anchors.baseline: title.baseline
                visible: text !== "" && !Theme.largeText
                text: root.counter.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Row {
            id: row

            /// Few numbers are no wider than four would be.
            readonly property int count: Math.max(4, root.cells + (root.endless ? 1 : 0))
            readonly property real cell: (width - (count - 1) * spacing) / count

            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: root.cells

                Cell {
                    required property int index
                    readonly property int count: root.number.from + index

                    objectName: "cell-" + count
                    width: row.cell
                    enabled: count <= root.counter.most && root.counter.least < root.counter.most
                    text: count
                    chosen: root.value === count
                    onClicked: root.choose(count)
                }
            }
            Cell {
                objectName: "cell-more"
                width: row.cell
                visible: root.endless
                enabled: root.counter.most >= root.beyond
                quiet: true
                //: A last cell that goes on counting: "6+".
                text: root.value >= root.beyond ? root.value : qsTr("%1+").arg(root.beyond)
                chosen: root.value >= root.beyond
                onClicked: root.choose(Math.max(root.beyond, root.value + 1))
            }
        }
    }

    FocusRing {
        shown: root.activeFocus
        around: Theme.radiusTile
    }
}
