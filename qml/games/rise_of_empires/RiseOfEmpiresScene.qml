// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A temple, towers and a sail before mountains.
Landscape {
    id: root

    function block(x: real, width: real, height: real, above = 0): string {
        return `M${root.width * x} ${root.ground - root.unit * (above + height)}h${root.unit * width}v${root.unit * height}h${-root.unit * width}z`;
    }
    function columns(x: real): string {
        let path = "";
        for (let i = 0; i < 4; ++i)
            path += `M${root.width * x + root.unit * (0.05 + 0.075 * i)} ${root.ground}v${-root.unit * 0.3}h${root.unit * 0.035}v${root.unit * 0.3}z`;
        return path;
    }
    function roof(x: real): string {
        return `M${root.width * x - root.unit * 0.05} ${root.ground - root.unit * 0.36}l${root.unit * 0.215} ${-root.unit * 0.17}l${root.unit * 0.215} ${root.unit * 0.17}z`;
    }
    function sail(x: real): string {
        const foot = root.ground - root.unit * 0.02;
        return `M${root.width * x} ${foot}C${root.width * x - root.unit * 0.16} ${foot} ${root.width * x - root.unit * 0.16} ${foot - root.unit * 0.16} ${root.width * x - root.unit * 0.02} ${foot - root.unit * 0.24}z` + `M${root.width * x + root.unit * 0.02} ${foot}C${root.width * x + root.unit * 0.12} ${foot} ${root.width * x + root.unit * 0.1} ${foot - root.unit * 0.12} ${root.width * x + root.unit * 0.02} ${foot - root.unit * 0.2}z`;
    }
    function hull(x: real): string {
        const top = root.ground + root.unit * 0.05;
        return `M${root.width * x - root.unit * 0.2} ${top}h${root.unit * 0.42}l${-root.unit * 0.08} ${root.unit * 0.07}h${-root.unit * 0.26}z`;
    }

    LandscapeLayer {
        fillColor: Theme.illSky
        path: root.sky
    }
    LandscapeLayer {
        fillColor: Theme.illSun
        path: root.disc(root.width * 0.7, root.ground - root.unit * 0.5, root.unit * 0.2)
    }
    LandscapeLayer {
        fillColor: Theme.illFar
        path: root.ridge([0, 0.14, 0.2, 0.3, 0.42, 0.16, 0.6, 0.26, 0.82, 0.14, 1, 0.2])
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.block(0.08, 0.33, 0.3) + root.block(0.07, 0.36, 0.06, 0.3) + root.roof(0.08) + root.block(0.36, 0.13, 0.3) + root.block(0.44, 0.1, 0.44) + root.block(0.5, 0.16, 0.24)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.columns(0.08)
    }
    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground + root.block(0.76, 0.015, 0.3)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.sail(0.76)
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.hull(0.76)
    }
}
