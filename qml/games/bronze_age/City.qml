// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// A house of the sheet with the die it brings in its gable; the die is circled once the house stands.
BoxGrid {
    id: root

    /// 1 to 7; the first three stand from the start and have no boxes.
    property int number: 1
    property real gap: 3

    readonly property list<int> rows: number === 4 ? [1, 2] : number === 5 ? [2, 2] : number === 6 ? [1, 2, 2] : number === 7 ? [2, 2, 2] : []
    readonly property bool early: number < 4
    readonly property real pad: Math.round(box * 0.3)
    readonly property real roof: box * 1.28 + (early ? 4 : 0)
    readonly property real body: early ? box * (0.35 + 0.2 * number) : rows.length * (box + gap) + pad - 1
    readonly property real dieRadius: box * 0.36
    readonly property real dieY: roof * (early ? 0.86 : 0.62)

    /// One coordinate of every box, the lowest row first.
    function places(across: bool): list<real> {
        const found = [];
        for (let row = root.rows.length - 1; row >= 0; --row) {
            const count = root.rows[row];
            const left = (root.drawing.width - count * root.box - (count - 1) * root.gap) / 2;
            for (let column = 0; column < count; ++column) {
                found.push(across ? left + column * (root.box + root.gap) : root.roof + row * (root.box + root.gap));
            }
        }
        return found;
    }

    drawing: Qt.size(early ? Math.round(box * 1.75) : 2 * (box + pad) + gap, roof + body)
    xs: root.places(true)
    ys: root.places(false)
    outline: `M${drawing.width / 2} 1L${drawing.width - 1} ${roof * 0.62}V${drawing.height - 1}H1V${roof * 0.62}z`

    Rectangle {
        visible: root.built
        x: (root.drawing.width - width) / 2
        y: root.dieY - height / 2
        width: 2.9 * root.dieRadius + border.width
        height: width
        radius: width / 2
        color: Theme.surface
        border.width: Theme.lineControlWidth
        border.color: Theme.accent
    }
    Shape {
        id: die

        readonly property real r: root.dieRadius
        readonly property real side: 0.87 * r
        readonly property real half: 0.5 * r

        x: root.drawing.width / 2
        y: root.dieY

        ShapePath {
            strokeColor: root.built ? Theme.accent : Theme.ink2
            strokeWidth: Math.max(1.2, die.r * 0.17)
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"

            PathSvg {
                path: `M0 ${-die.r}L${die.side} ${-die.half}V${die.half}L0 ${die.r}L${-die.side} ${die.half}V${-die.half}z` + `M${-die.side} ${-die.half}L0 0L${die.side} ${-die.half}M0 0V${die.r}`
            }
        }
    }
}
