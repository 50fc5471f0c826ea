// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// What games draw their landscapes with: layers, flat and without text, from the back to the front. Its corners are
/// drawn round, since a clip is always square.
Shape {
    id: root

    property real radius: Theme.radiusCard
    /// Off at the head of a card, which goes on below.
    property bool roundFoot: false

    readonly property real ground: height * 0.82
    /// What buildings are measured by, so that a square picture is not crowded.
    readonly property real unit: Math.min(height, width * 0.55)
    readonly property real footRadius: roundFoot ? radius : 0

    readonly property string sky: `M0 ${ground + 1}V${radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}` + `H${width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${ground + 1}z`
    readonly property string foreground: `M0 ${ground}H${width}V${height - footRadius}a${footRadius} ${footRadius} 0 0 1 ${-footRadius} ${footRadius}` + `H${footRadius}a${footRadius} ${footRadius} 0 0 1 ${-footRadius} ${-footRadius}z`

    function disc(x: real, y: real, r: real): string {
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    /// Pairs of a place across and a height above the ground.
    function ridge(points: list<real>): string {
        let path = `M0 ${root.ground}`;
        for (let i = 0; i + 1 < points.length; i += 2) {
            path += `L${root.width * points[i]} ${root.ground - root.unit * points[i + 1]}`;
        }
        return path + `V${root.ground}z`;
    }
    /// Strokes of light on the water or the grass: each a place across, a place down and a length.
    function strokes(places: list<real>): string {
        const thick = Math.max(1.4, root.height * 0.009);
        let path = "";
        for (let i = 0; i < places.length; i += 3) {
            path += `M${root.width * places[i]} ${root.height * places[i + 1]}h${root.width * places[i + 2]}v${thick}h${-root.width * places[i + 2]}z`;
        }
        return path;
    }

    implicitWidth: 380
    implicitHeight: 228
    clip: true
}
