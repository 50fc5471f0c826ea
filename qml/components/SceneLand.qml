// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The layers of the two landscapes, from the size of the picture.
QtObject {
    id: root

    property bool bronze: true
    property real width: 380
    property real ground: 187
    /// What the buildings are measured by, so that a square picture is not crowded.
    property real unit: 209

    readonly property real w: width
    readonly property real b: ground
    readonly property real u: unit
    readonly property string sun: bronze ? root.disc(w * 0.4, b - u * 0.42, u * 0.3) : root.disc(w * 0.27, b - u * 0.44, u * 0.24)
    readonly property string hills: root.ridge(bronze ? [0, 0.16, 0.12, 0.26, 0.25, 0.17, 0.4, 0.3, 0.55, 0.15, 0.8, 0.26, 1, 0.13] : [0, 0.22, 0.18, 0.12, 0.46, 0.5, 0.66, 0.2, 0.82, 0.36, 1, 0.18])
    readonly property string buildings: bronze ? root.ziggurat(w * 0.64, u * 1.12, u * 0.105) + root.obelisk(w * 0.2, u * 0.62, u * 0.045) : root.tent(w * 0.4, u * 0.44) + root.tent(w * 0.66, u * 0.36) + root.tent(w * 0.87, u * 0.28)
    readonly property string openings: bronze ? root.stair(w * 0.64, u * 0.038, b - u * 0.525) : root.tent(w * 0.4, u * 0.2, 0.378) + root.tent(w * 0.66, u * 0.162, 0.378) + root.tent(w * 0.87, u * 0.126, 0.378)

    function disc(x: real, y: real, r: real): string {
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    /// Pairs of a place across and a height above the ground.
    function ridge(points: list<real>): string {
        let path = `M0 ${root.b}`;
        for (let i = 0; i + 1 < points.length; i += 2) {
            path += `L${root.w * points[i]} ${root.b - root.u * points[i + 1]}`;
        }
        return path + `V${root.b}z`;
    }
    function ziggurat(x: real, width: real, tier: real): string {
        let path = "";
        for (let i = 0; i < 5; ++i) {
            const half = (width - i * width * 0.17) / 2;
            const foot = root.b - i * tier;
            const batter = width * 0.017;
            path += `M${x - half} ${foot}L${x - half + batter} ${foot - tier}H${x + half - batter}L${x + half} ${foot}z`;
        }
        const shrine = width * 0.07;
        return path + `M${x - shrine} ${root.b - 5 * tier}v${-0.8 * tier}h${2 * shrine}v${0.8 * tier}z`;
    }
    function stair(x: real, half: real, top: real): string {
        return `M${x - half} ${root.b}L${x - half / 2} ${top}H${x + half / 2}L${x + half} ${root.b}z`;
    }
    function obelisk(x: real, height: real, k: real): string {
        const top = root.b - height;
        return `M${x} ${top}l${k} ${1.8 * k}L${x + 1.7 * k} ${root.b}H${x - 1.7 * k}L${x - k} ${top + 1.8 * k}z`;
    }
    function tent(x: real, height: real, spread = 0.62): string {
        return `M${x} ${root.b - height}L${x + height * spread} ${root.b}H${x - height * spread}z`;
    }
    /// Trunk and five fronds, to be drawn with a round pen.
    function palm(x: real, h: real): string {
        if (!root.bronze) {
            return "";
        }
        const foot = root.b + 2;
        let path = `M${x} ${foot}q${0.01 * h} ${-0.5 * h} ${0.08 * h} ${-h}`;
        const fronds = [-0.38, 0.16, 0.38, 0.16, -0.3, -0.03, 0.3, -0.03, 0.06, -0.2];
        for (let i = 0; i < fronds.length; i += 2) {
            const across = fronds[i] * h;
            path += `M${x + 0.08 * h} ${foot - h}q${across / 2} ${-Math.abs(across) * 0.42} ${across} ${fronds[i + 1] * h}`;
        }
        return path;
    }
}
