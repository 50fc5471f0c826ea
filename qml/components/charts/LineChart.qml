// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Lines over rounds or games. Players' lines have their colour, a dash of their own and their seal at the end;
/// other series have a legend.
ChartFrame {
    id: root

    /// The label that is being looked at; -1 is none.
    property int cursor: -1
    property int plotHeight: 168
    /// A value that a line across marks, and what it says; NaN is none.
    property real target: NaN
    property string targetText
    /// Labels at which something began, and what.
    property list<int> marks
    property list<string> markNames

    readonly property bool ofPlayers: colours.length > 0
    readonly property real lowest: {
        let least = Math.min(0, root.target || 0);
        for (const value of root.values)
            least = Math.min(least, value || 0);
        return least;
    }
    readonly property real uppermost: Math.max(widest, target || 0)
    /// At most five lines across, at round values.
    readonly property real gridStep: {
        let step = root.roundUp((root.uppermost - root.lowest) / 4);
        while (Math.ceil(root.uppermost / step) - Math.ceil(root.lowest / step) > 4)
            step = root.roundUp(step * 1.1);
        return step;
    }
    readonly property real highest: Math.max(gridStep, Math.ceil(uppermost / gridStep) * gridStep)
    readonly property list<real> grid: {
        const values = [];
        for (let line = Math.ceil(root.lowest / root.gridStep); line <= Math.round(root.highest / root.gridStep); ++line)
            values.push(line * root.gridStep);
        return values;
    }
    readonly property list<string> lastTexts: {
        const texts = [];
        for (let row = 0; row < root.series; ++row)
            texts.push(root.written(root.lastOf(row)));
        return texts;
    }

    /// Those who play together have that of the first.
    function inkOf(colours: string): color {
        return Theme.colorOf(colours.split(" ")[0]);
    }

    readonly property int sealSize: Theme.iconSize(20)
    /// Those of players who play together overlap.
    readonly property real sealWidth: [...colours].some(colour => colour.includes(" ")) ? Theme.pairOfSeals * sealSize : sealSize
    readonly property real plotLeft: axisWords.width + Theme.space2
    readonly property real plotRight: availableWidth - endWords.width - (ofPlayers ? sealWidth + Theme.gapSmall : 0) - Theme.gapMedium
    readonly property real plotTop: Theme.gapMedium
    readonly property int everyLabel: Math.max(1, Math.ceil((labelWords.width + Theme.space2) * Math.max(1, count - 1) / Math.max(1, plotRight - plotLeft)))
    /// Where the words at the ends go: beside their line, but never over each other.
    readonly property list<real> ends: {
        const order = [...root.lastTexts].map((text, row) => row).filter(row => root.showsEnd(row));
        order.sort((a, b) => root.yOf(root.lastOf(a)) - root.yOf(root.lastOf(b)));
        const places = [...root.lastTexts].map(() => 0);
        let next = root.endHeight / 2;
        for (const row of order) {
            places[row] = Math.max(next, root.yOf(root.lastOf(row)));
            next = places[row] + root.endHeight;
        }
        // Back up again where they would leave the drawing.
        next = root.endsBottom - root.endHeight / 2;
        for (const row of order.reverse()) {
            places[row] = Math.min(next, places[row]);
            next = places[row] - root.endHeight;
        }
        return places;
    }
    readonly property real endHeight: Math.max(sealSize, Math.ceil(endWords.height)) + 2
    /// The room of many ends may be higher than the plot.
    readonly property real endsBottom: Math.max(plotTop + plotHeight + endHeight / 2, series * endHeight)

    function xOf(index: int): real {
        return root.plotLeft + Theme.gapSmall + (root.plotRight - root.plotLeft - 2 * Theme.gapSmall) * (root.count > 1 ? index / (root.count - 1) : 0.5);
    }
    function yOf(value: real): real {
        return root.plotTop + root.plotHeight * (root.highest - value) / (root.highest - root.lowest);
    }
    function lastOf(row: int): real {
        for (let index = root.count - 1; index >= 0; --index) {
            if (!isNaN(root.valueAt(row, index)))
                return root.valueAt(row, index);
        }
        return NaN;
    }
    /// Dots with a mean line among them need the number once.
    function showsEnd(row: int): bool {
        return !isNaN(root.lastOf(row)) && (root.dotted < 0 || row === root.dotted);
    }

    drawingHeight: Math.max(endsBottom, legend.y + (legend.visible ? legend.height : 0))

    Widest {
        id: axisWords

        texts: [...root.grid].map(value => root.written(value))
        font: Theme.micro
    }
    Widest {
        id: labelWords

        texts: root.labels
        font: Theme.micro
    }
    Widest {
        id: endWords

        texts: root.lastTexts
        font: Theme.captionBold
    }
    TapHandler {
        enabled: root.drawn
        onTapped: root.showNumbers()
    }

    Repeater {
        model: root.grid.length

        Item {
            id: rule

            required property int index
            readonly property real value: root.grid[index] ?? 0

            y: root.yOf(value)
            width: root.plotRight

            HairLine {
                x: root.plotLeft
                width: root.plotRight - x
                color: rule.value === 0 ? Theme.lineControl : Theme.line
            }
            Words {
                anchors.verticalCenter: parent.top
                width: root.plotLeft - Theme.gapSmall
                horizontalAlignment: Text.AlignRight
                text: root.written(rule.value)
                color: Theme.ink3
                font: Theme.micro
            }
        }
    }
    LineSeries {
        objectName: "target"
        width: root.availableWidth
        height: root.plotTop + root.plotHeight
        visible: root.drawn && !isNaN(root.target)
        place: 1
        color: Theme.accent
        points: [Qt.point(root.plotLeft, root.yOf(root.target)), Qt.point(root.plotRight, root.yOf(root.target))]
    }
    Words {
        x: root.plotLeft + Theme.gapMedium
        // Above the line, unless that is at the very top.
        y: root.yOf(root.target) - (root.yOf(root.target) > root.plotTop + height ? height : 0)
        visible: root.drawn && !isNaN(root.target)
        text: root.targetText
        color: Theme.accent
        font: Theme.microBold
        Accessible.ignored: !visible
    }
    Rectangle {
        x: root.xOf(root.cursor)
        y: root.plotTop
        width: Theme.lineControlWidth
        height: root.plotHeight
        visible: root.cursor >= 0
        color: Theme.ink2
    }
    Repeater {
        model: root.marks.length

        Item {
            id: mark

            required property int index

            x: root.xOf(root.marks[index] ?? 0)
            y: root.plotTop
            height: root.plotHeight

            Repeater {
                model: Math.floor(mark.height / Theme.gapMedium)

                Rectangle {
                    required property int index

                    y: index * Theme.gapMedium
                    width: Theme.lineControlWidth
                    height: Theme.space1
                    color: Theme.ink3
                }
            }
            Words {
                x: Theme.space1
                y: -height / 2
                text: root.markNames[mark.index] ?? ""
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
    Repeater {
        model: root.series

        LineSeries {
            required property int index

            objectName: "series-" + index
            width: root.availableWidth
            height: root.plotTop + root.plotHeight
            place: root.ofPlayers ? index : 0
            color: root.ofPlayers ? root.inkOf(root.colours[index] ?? "") : index === root.dotted ? Theme.ink2 : Theme.accent
            dotted: index === root.dotted
            cursor: root.cursor
            points: [...root.labels].map((label, at) => Qt.point(root.xOf(at), root.yOf(root.valueAt(index, at))))
        }
    }
    Repeater {
        model: root.series

        Row {
            id: end

            required property int index

            x: root.plotRight + Theme.gapMedium
            y: (root.ends[index] ?? 0) - height / 2
            visible: root.showsEnd(index)
            spacing: Theme.gapSmall

            Seals {
                visible: root.ofPlayers
                colour: root.colours[end.index] ?? ""
                size: root.sealSize
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                // While a place is looked at, the numbers are those there.
                text: root.cursor >= 0 && root.cursor < root.count ? root.written(root.valueAt(end.index, root.cursor)) : root.lastTexts[end.index] ?? ""
                font: Theme.captionBold
            }
        }
    }
    Repeater {
        model: root.count

        Item {
            id: column

            required property int index

            objectName: "column-" + index
            x: root.xOf(index)
            y: root.plotTop
            width: 1
            height: root.plotHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: root.spoken(index)

            Words {
                // The outermost ones stay inside.
                x: Math.max(-column.x, Math.min(root.availableWidth - column.x - width, -width / 2))
                y: root.plotHeight + Theme.space1
                visible: column.index % root.everyLabel === 0
                text: root.labels[column.index] ?? ""
                color: Theme.ink3
                font: Theme.micro
            }
        }
    }
    ChartLegend {
        id: legend

        y: root.plotTop + root.plotHeight + Theme.gapMedium + Math.ceil(labelWords.height)
        width: root.availableWidth
        visible: !root.ofPlayers && root.names.length > 1
        names: root.names
        dotted: root.dotted
    }
}
