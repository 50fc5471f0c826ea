// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// A game's small landscape, flat and without text. Its corners are drawn round, since a clip is always square.
Shape {
    id: root

    /// bronze: a ziggurat by a river; stone: huts before mountains.
    property string kind: "bronze"
    property real radius: Theme.radiusCard
    /// Off at the head of a card, which goes on below.
    property bool roundFoot: false

    readonly property real ground: height * 0.82
    readonly property real unit: Math.min(height, width * 0.55)
    readonly property real footRadius: roundFoot ? radius : 0

    /// Strokes of light on the water or the grass.
    function waves(): string {
        const places = root.kind === "bronze" ? [0.06, 0.88, 0.2, 0.4, 0.88, 0.28, 0.8, 0.88, 0.13, 0.2, 0.94, 0.3, 0.62, 0.94, 0.2] : [0.1, 0.89, 0.2, 0.45, 0.88, 0.28, 0.66, 0.94, 0.2];
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

    readonly property SceneLand land: SceneLand {
        bronze: root.kind === "bronze"
        width: root.width
        ground: root.ground
        unit: root.unit
    }

    SceneFill {
        fillColor: Theme.illSky
        path: `M0 ${root.ground + 1}V${root.radius}a${root.radius} ${root.radius} 0 0 1 ${root.radius} ${-root.radius}` + `H${root.width - root.radius}a${root.radius} ${root.radius} 0 0 1 ${root.radius} ${root.radius}V${root.ground + 1}z`
    }
    SceneFill {
        fillColor: Theme.illSun
        path: root.land.sun
    }
    SceneFill {
        fillColor: Theme.illFar
        path: root.land.hills
    }
    SceneFill {
        fillColor: Theme.illMid
        path: root.land.buildings
    }
    SceneFill {
        fillColor: Theme.illLine
        path: root.land.openings
    }
    ScenePalm {
        size: root.unit * 0.36
        path: root.land.palm(root.width * 0.07, size)
    }
    ScenePalm {
        size: root.unit * 0.25
        path: root.land.palm(root.width * 0.12, size)
    }
    ScenePalm {
        size: root.unit * 0.26
        path: root.land.palm(root.width * 0.89, size)
    }
    SceneFill {
        fillColor: Theme.illNear
        path: `M0 ${root.ground}H${root.width}V${root.height - root.footRadius}a${root.footRadius} ${root.footRadius} 0 0 1 ${-root.footRadius} ${root.footRadius}` + `H${root.footRadius}a${root.footRadius} ${root.footRadius} 0 0 1 ${-root.footRadius} ${-root.footRadius}z`
    }
    SceneFill {
        fillColor: Theme.illMid
        path: root.waves()
    }
}
