// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A tablet with tally marks, before hills.
Landscape {
    id: root

    function tablet(): string {
        const w = root.unit * 0.62;
        const h = root.unit * 0.62;
        const x = root.width * 0.5 - w / 2;
        const y = root.ground - h * 0.94;
        const r = root.unit * 0.06;
        return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    }
    function marks(): string {
        let path = "";
        const step = root.unit * 0.09;
        const left = root.width * 0.5 - 2.5 * step;
        for (let line = 0; line < 3; ++line) {
            for (let i = 0; i < 6 - line; ++i)
                path += `M${left + i * step} ${root.ground - root.unit * (0.48 - 0.17 * line)}h${step * 0.4}v${root.unit * 0.11}h${-step * 0.4}z`;
        }
        return path;
    }

    LandscapeLayer {
        fillColor: Theme.illSky
        path: root.sky
    }
    LandscapeLayer {
        fillColor: Theme.illSun
        path: root.disc(root.width * 0.2, root.ground - root.unit * 0.5, root.unit * 0.16)
    }
    LandscapeLayer {
        fillColor: Theme.illFar
        path: root.ridge([0, 0.2, 0.18, 0.3, 0.38, 0.14, 0.66, 0.28, 0.84, 0.16, 1, 0.24])
    }
    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.tablet()
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.marks()
    }
}
