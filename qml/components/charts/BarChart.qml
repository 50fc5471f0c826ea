// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Bars that lie: a row for each label, with its number at the end.
ChartFrame {
    id: root

    /// So many rows at first, the rest when asked for.
    property int most: 6
    property bool whole: false

    readonly property bool leads: leadsTo !== ""
    readonly property bool marked: icons.length > 0 || colours.length > 0
    readonly property real labelWidth: labelWords.width
    readonly property real numberWidth: Math.max(numberWords.width, Theme.space5)
    readonly property real asideWidth: asides.length > 0 ? asideWords.width + Theme.space2 : 0
    /// A bar needs a quarter of the row; else the words go above it.
    readonly property bool stacked: labelWidth + numberWidth + asideWidth + (marked ? 38 : 0) > availableWidth * 0.74

    drawingHeight: rows.height

    Widest {
        id: labelWords

        texts: root.labels
        // As the leading row is written.
        font: Qt.font({
            "family": Theme.label.family,
            "pixelSize": Theme.label.pixelSize,
            "weight": Font.Bold
        })
    }
    Widest {
        id: numberWords

        texts: [...root.labels].map((label, index) => root.textAt(index))
        font: Theme.label
    }
    Widest {
        id: asideWords

        texts: root.asides
        font: Theme.caption
    }
    TapHandler {
        enabled: root.drawn && !root.leads
        onTapped: root.showNumbers()
    }
    Column {
        id: rows

        width: parent.width

        Repeater {
            model: root.whole ? root.count : Math.min(root.count, root.most)

            BarRow {
                required property int index

                objectName: "bar-" + index
                width: parent ? parent.width : 0
                label: root.labels[index] ?? ""
                iconName: root.icons[index] ?? ""
                colour: root.colours[index] ?? ""
                text: root.textAt(index)
                aside: root.asides[index] ?? ""
                share: Math.max(0, Math.min(1, root.valueAt(0, index) / root.full)) || 0
                strong: index === root.strong
                harmful: root.harmful
                marked: root.marked
                stacked: root.stacked
                labelWidth: root.labelWidth
                numberWidth: root.numberWidth
                asideWidth: root.asideWidth
                leads: root.leads
                spoken: root.spoken(index)
                leadsTo: root.leadsTo
                onOpened: root.opened(index)
            }
        }
        Touchable {
            objectName: "show-all"
            visible: root.count > root.most
            leftPadding: 0
            //: Below the first rows of a chart; %n is how many there are.
            text: root.whole ? qsTr("Show fewer") : qsTr("Show all %n", "", root.count)
            onClicked: root.whole = !root.whole

            contentItem: Row {
                spacing: Theme.gapSmall

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.whole ? qsTr("Show fewer") : qsTr("Show all %n", "", root.count)
                    color: Theme.accent
                    font: Theme.control
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.whole ? "ui-up" : "ui-down"
                    size: Theme.iconSize(16)
                    color: Theme.accent
                }
            }
        }
    }
}
