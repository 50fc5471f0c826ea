// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tallystone
import "theme"

/// The five goods as a flight of steps, the dearest on top, and food across the foot. Lists begin with wood.
Item {
    id: root

    property list<int> goods
    /// Where the pegs were before the roll; empty: no rings.
    property list<int> before
    property int food: 0
    /// -1: no ring.
    property int foodBefore: -1
    /// Five goods, then food; so are the spoken rows.
    property list<string> names
    property list<string> spoken
    property list<int> woodValues
    property list<int> stoneValues
    property list<int> potteryValues
    property list<int> clothValues
    property list<int> spearheadsValues
    property list<int> foodValues: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    property real rowHeight: 40
    property real foodHeight: Math.max(32, Math.round(rowHeight * 0.68))
    property bool walks: true

    readonly property list<string> ids: ["wood", "stone", "pottery", "cloth", "spearheads"]
    // The names take what their longest word needs; where that leaves too little for the holes, the icons speak alone.
    // The metrics' height is asked for because a change of the face is not seen through its functions.
    readonly property real wanted: 52 + (metrics.height > 0 ? Math.max(0, ...names.slice(0, 5).join(" ").split(" ").map(word => metrics.advanceWidth(word))) : 0)
    readonly property bool named: wanted <= 0.38 * width
    readonly property real labelWidth: named ? wanted : 44
    readonly property real column: Math.min(40, Math.floor((width - labelWidth - 8) / Math.max(2, woodValues.length)))
    readonly property real stairs: 5 * rowHeight
    readonly property real inset: Theme.space1 * 2.5

    implicitWidth: 380
    implicitHeight: stairs + Theme.lineSelection + foodBlock.height

    function valuesOf(row: int): list<int> {
        return [root.woodValues, root.stoneValues, root.potteryValues, root.clothValues, root.spearheadsValues][row];
    }
    /// The right end of a row.
    function rowEnd(row: int): real {
        return root.labelWidth + root.valuesOf(row).length * root.column + 8;
    }
    function outline(): string {
        const r = Theme.radiusBoard;
        const corner = `a${r} ${r} 0 0 1 ${r} ${r}`;
        let path = `M0 ${root.stairs}V${r}a${r} ${r} 0 0 1 ${r} ${-r}`;
        for (let row = 4; row >= 0; --row) {
            path += `H${root.rowEnd(row) - r}${corner}V${(5 - row) * root.rowHeight}`;
        }
        const top = root.stairs + Theme.lineSelection;
        return path + `zM0 ${top}H${root.width - r}${corner}V${root.height - r}a${r} ${r} 0 0 1 ${-r} ${r}` + `H${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
    }

    FontMetrics {
        id: metrics

        font: Theme.micro
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: Theme.board
            strokeColor: "transparent"

            PathSvg {
                path: root.outline()
            }
        }
    }
    Repeater {
        model: 5

        PegRow {
            required property int index
            readonly property int row: 4 - index
            readonly property string good: root.ids[row]

            objectName: good
            y: index * root.rowHeight
            bare: true
            iconName: good
            ink: BronzeAgeInk.of(good)
            values: root.valuesOf(row)
            value: root.goods[row] ?? 0
            before: root.before[row] ?? -1
            name: root.named ? root.names[row] ?? "" : ""
            spoken: root.spoken[row] ?? root.names[row] ?? ""
            labelWidth: root.labelWidth
            rowHeight: root.rowHeight
            column: root.column
            delay: row * Theme.pegStagger
            walks: root.walks
        }
    }
    Item {
        id: foodBlock

        y: root.stairs + Theme.lineSelection
        width: root.width
        height: foodHoles.y + foodHoles.height + Theme.space1 * 1.5
        Accessible.role: Accessible.StaticText
        Accessible.name: root.spoken[5] ?? root.names[5] ?? ""

        Icon {
            id: foodIcon

            x: root.inset
            y: Theme.space1 * 1.5
            name: "food"
            color: BronzeAgeInk.food
        }
        Text {
            id: foodName

            x: foodIcon.x + foodIcon.width + Theme.space1 * 1.5
            anchors.verticalCenter: foodIcon.verticalCenter
            text: root.names[5] ?? ""
            textFormat: Text.PlainText
            color: Theme.ink
            font: Theme.micro
            Accessible.ignored: true
        }
        PegHoles {
            id: foodHoles

            objectName: "food"
            x: root.inset
            y: Theme.space1 * 1.5 + Math.max(26, foodName.height)
            height: root.foodHeight
            ink: BronzeAgeInk.food
            largePeg: true
            values: root.foodValues
            value: root.food
            before: root.foodBefore
            column: (root.width - 2 * root.inset) / Math.max(1, root.foodValues.length)
            hole: Math.floor(column) - 2
            peg: Math.min(28, Math.floor(column) + 5)
            delay: 5 * Theme.pegStagger
            walks: root.walks
        }
    }
}
