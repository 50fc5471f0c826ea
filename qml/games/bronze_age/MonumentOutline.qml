// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The silhouettes of the seven, as paths around the places of a MonumentShape.
QtObject {
    id: root

    required property MonumentShape shape

    readonly property string outline: root.outlineOf(root.shape.monument)
    readonly property string foliage: root.shape.monument === "hanging-gardens" ? root.bushes() : ""

    readonly property real s: shape.box
    readonly property real pad: shape.pad
    readonly property real pitch: shape.pitch
    readonly property real w: shape.width
    readonly property real h: shape.height
    readonly property real middle: w / 2
    // Half the widths of the gardens' terraces, the highest first.
    readonly property list<real> terraces: [shape.span(2) / 2 + pad + 0.25 * s, shape.span(4) / 2 + pad, shape.span(5) / 2 + pad + 0.3 * s]

    function outlineOf(monument: string): string {
        switch (monument) {
        case "step-pyramid":
            return root.stairs([root.s / 2 + root.pad, root.shape.span(2) / 2 + root.pad, root.middle - 1], 1, [1 + root.pad + root.pitch, 2 + root.pad + 2 * root.pitch]);
        case "stone-circle":
            return root.stoneCircle();
        case "temple":
            return root.temple();
        case "obelisk":
            return root.obelisk();
        case "hanging-gardens":
            return root.stairs(root.terraces, 0.55 * root.s - 2, [0.55 * root.s + root.pitch, 0.55 * root.s + 2 * root.pitch]);
        case "great-wall":
            return root.wall();
        }
        return `M${root.middle} 1L${root.w - 1} ${root.h - 1}H1z`;
    }
    function block(x: real, y: real, width: real, height: real, r: real): string {
        const arc = `a${r} ${r} 0 0 1 `;
        return `M${x + r} ${y}h${width - 2 * r}${arc}${r} ${r}v${height - 2 * r}${arc}${-r} ${r}` + `h${2 * r - width}${arc}${-r} ${-r}v${2 * r - height}${arc}${r} ${-r}z`;
    }
    /// Three steps, symmetric: half their widths, the top, and the upper edges of the lower two (before half a gap).
    function stairs(halves: list<real>, top: real, edges: list<real>): string {
        const m = root.middle;
        const upper = edges[0] - root.shape.gap / 2;
        const lower = edges[1] - root.shape.gap / 2;
        return `M${m - halves[0]} ${top}H${m + halves[0]}V${upper}H${m + halves[1]}V${lower}H${m + halves[2]}V${root.h - 1}` + `H${m - halves[2]}V${lower}H${m - halves[1]}V${upper}H${m - halves[0]}z`;
    }
    function stoneCircle(): string {
        const top = root.shape.lintelHeight + 2.5;
        let path = "";
        for (let i = 0; i < 3; ++i) {
            const x = 0.15 * root.s + i * (root.shape.pillar + 0.5 * root.s);
            path += `M${x + 1} ${top}h${root.shape.pillar - 2}L${x + root.shape.pillar} ${root.h - 1}H${x}z`;
        }
        for (let i = 0; i < 2; ++i) {
            path += root.block(1 + i * (root.shape.lintel + 3), 1, root.shape.lintel, root.shape.lintelHeight, 2);
        }
        return path;
    }
    function temple(): string {
        const roof = 1.75 * root.s;
        const plinth = root.h - 0.34 * root.s;
        const body = root.w - 0.7 * root.s;
        return `M${root.middle} 1L${root.w - 1} ${roof - 2}v4H1v-4z` + `M${root.middle - body / 2} ${roof + 3.5}h${body}V${plinth}h${-body}z` + root.block(1, plinth, root.w - 2, 0.34 * root.s - 1, 1.5);
    }
    function obelisk(): string {
        const m = root.middle;
        const foot = root.h - 0.5 * root.s;
        const top = 0.5 * root.s + 0.7 * root.pad;
        const bottom = 0.5 * root.s + 1.35 * root.pad;
        return `M${m} 1L${m + top} ${0.85 * root.s}L${m + bottom} ${foot}H${m - bottom}L${m - top} ${0.85 * root.s}z` + root.block(1, foot, root.w - 2, 0.5 * root.s - 1, 1.5);
    }
    /// Two towers and the battlements between them.
    function wall(): string {
        const notch = 0.42 * root.s;
        const tower = 1.25 * root.s + 1.8 * root.pad;
        const between = root.w - 2 - 2 * tower;
        const merlons = Math.max(0, Math.floor(between / (0.84 * root.s) / 2));
        const step = between / (2 * merlons + 1);
        const crown = `h${tower / 5}v${notch}h${tower / 5}v${-notch}`.repeat(2) + `h${tower / 5}`;
        return `M1 ${root.h - 1}V1${crown}V${notch + 0.45 * root.s}h${step}` + `v${-0.8 * notch}h${step}v${0.8 * notch}h${step}`.repeat(merlons) + `V1${crown}V${root.h - 1}z`;
    }
    function bush(x: real, y: real, r: real): string {
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    function bushes(): string {
        const m = root.middle;
        const r = 0.2 * root.s;
        const top = 0.55 * root.s - 2;
        const ledge = top + 2 - root.shape.gap / 2 - 0.8 * r;
        let path = root.bush(m - 0.95 * root.s, top - 0.8 * r, 1.15 * r) + root.bush(m - 0.5 * root.s, top - r, 1.35 * r) + root.bush(m + 0.6 * root.s, top - 0.9 * r, 1.25 * r) + root.bush(m + root.s, top - 0.7 * r, r);
        for (const side of [-1, 1]) {
            path += root.bush(m + side * (root.terraces[0] + 1.1 * r), ledge + root.pitch, 1.1 * r) + root.bush(m + side * (root.terraces[1] + r), ledge + 2 * root.pitch, 1.15 * r);
        }
        return path;
    }
}
