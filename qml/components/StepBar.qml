// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Where the turn is: a bar for each step. Where the names do not fit only the current one stays, below the bars.
Item {
    id: root

    property list<string> names
    /// For each name "done", "now", "todo" or "skipped".
    property list<string> marks
    /// For each name what a tap on it asks for; empty where there is no way to it.
    property list<string> ids

    signal chosen(string id)

    readonly property int now: marks.indexOf("now")
    readonly property real cell: (width - 2 * Theme.pageMargin - row.spacing * (names.length - 1)) / Math.max(1, names.length)
    readonly property int tick: Theme.iconSize(14)
    readonly property bool roomy: !Theme.largeText && widest.width + tick + Theme.space1 <= cell

    implicitHeight: names.length === 0 ? 0 : row.height + (current.visible ? current.implicitHeight + Theme.space2 : Theme.gapMedium)
    Accessible.role: Accessible.StaticText
    //: %1 and %2 are numbers, %3 is the name of a step of the turn.
    Accessible.name: now < 0 ? "" : qsTr("Step %1 of %2: %3").arg(now + 1).arg(names.length).arg(names[now])

    Widest {
        id: widest

        texts: root.names
        font: Theme.microBold
    }
    Row {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.pageMargin
        y: Theme.lineSelection
        height: root.roomy ? 2 * Theme.space1 + Math.ceil(widest.height) : Theme.gapSmall
        spacing: Theme.gapSmall

        Repeater {
            model: root.names

            Item {
                id: step

                required property int index
                required property string modelData
                readonly property string goal: root.ids[index] ?? ""
                readonly property string mark: root.marks[index] ?? "todo"
                readonly property bool past: mark === "done" || mark === "skipped"
                readonly property color ink: mark === "now" ? Theme.accent : past ? Theme.ink2 : Theme.ink3

                width: root.cell
                height: row.height

                Rectangle {
                    id: bar

                    width: parent.width
                    height: root.roomy ? Theme.space1 : Theme.gapSmall
                    color: step.mark === "now" ? Theme.accent : step.past ? Theme.ink3 : Theme.line
                }
                Icon {
                    anchors.verticalCenter: word.verticalCenter
                    visible: word.visible && step.past
                    name: step.mark === "skipped" ? "ui-minus" : "ui-check"
                    size: root.tick
                    color: step.ink
                }
                Words {
                    id: word

                    x: step.past ? root.tick + Theme.lineSelection : 0
                    y: bar.height + Theme.space1
                    visible: root.roomy
                    text: step.past ? step.modelData : (step.index + 1) + " " + step.modelData
                    color: step.ink
                    font: step.mark === "now" ? Theme.microBold : Theme.micro
                }
                // Made where a way leads there, and as large as there is room between the buttons above and the page.
                Repeater {
                    model: step.goal === "" ? 0 : 1

                    Touchable {
                        objectName: step.goal
                        width: step.width
                        height: root.height - row.y
                        pressedScale: 1
                        ringRadius: Theme.radiusTile
                        //: Spoken: goes back to a step of the turn.
                        Accessible.name: qsTr("To the step %1").arg(step.modelData)
                        onClicked: root.chosen(step.goal)
                    }
                }
            }
        }
    }
    Words {
        id: current

        anchors.top: row.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.pageMargin
        anchors.rightMargin: Theme.pageMargin
        visible: !root.roomy && root.now >= 0
        wrapMode: Text.Wrap
        text: root.now < 0 ? "" : (root.now + 1) + " " + root.names[root.now]
        color: Theme.accent
        font: Theme.microBold
    }
}
