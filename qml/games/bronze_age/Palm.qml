// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Shapes
import QtQuick
import Tallystone

/// A palm, trunk and five fronds, drawn with one round pen.
ShapePath {
    id: root

    property real x: 0
    property real ground: 0
    property real size: 40

    function drawn(): string {
        const h = root.size;
        const foot = root.ground + 2;
        let path = `M${root.x} ${foot}q${0.01 * h} ${-0.5 * h} ${0.08 * h} ${-h}`;
        const fronds = [-0.38, 0.16, 0.38, 0.16, -0.3, -0.03, 0.3, -0.03, 0.06, -0.2];
        for (let i = 0; i < fronds.length; i += 2) {
            const across = fronds[i] * h;
            path += `M${root.x + 0.08 * h} ${foot - h}q${across / 2} ${-Math.abs(across) * 0.42} ${across} ${fronds[i + 1] * h}`;
        }
        return path;
    }

    strokeColor: Theme.illNear
    strokeWidth: size * 0.07
    capStyle: ShapePath.RoundCap
    fillColor: "transparent"

    PathSvg {
        path: root.drawn()
    }
}
