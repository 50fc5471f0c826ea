// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Cities of all ages side by side: a pyramid, a dome, towers and a rocket under one sun.
Landscape {
    id: root

    function block(x: real, wide: real, high: real, up = 0.0): string {
        const foot = root.ground - root.unit * up;
        return `M${root.width * x} ${foot}v${-root.unit * high}h${root.unit * wide}v${root.unit * high}z`;
    }
    function peak(x: real, wide: real, high: real, up = 0.0): string {
        const foot = root.ground - root.unit * up;
        return `M${root.width * x} ${foot}l${root.unit * wide / 2} ${-root.unit * high}l${root.unit * wide / 2} ${root.unit * high}z`;
    }

    LandscapeLayer {
        fillColor: Theme.illSky
        path: root.sky
    }
    LandscapeLayer {
        fillColor: Theme.illSun
        path: root.disc(root.width * 0.32, root.ground - root.unit * 0.58, root.unit * 0.17)
    }
    LandscapeLayer {
        fillColor: Theme.illFar
        path: root.ridge([0, 0.2, 0.16, 0.12, 0.36, 0.24, 0.55, 0.14, 0.78, 0.28, 1, 0.16]) + root.block(0.7, 0.1, 0.46) + root.block(0.78, 0.08, 0.56)
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.peak(0.06, 0.56, 0.38) + root.block(0.4, 0.3, 0.2) + root.disc(root.width * 0.4 + root.unit * 0.15, root.ground - root.unit * 0.2, root.unit * 0.12) + root.block(0.62, 0.1, 0.34) + root.peak(0.62, 0.1, 0.1, 0.34)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.block(0.42, 0.03, 0.14) + root.block(0.46, 0.03, 0.14) + root.block(0.5, 0.03, 0.14)
    }
    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground + root.block(0.88, 0.08, 0.4) + root.peak(0.88, 0.08, 0.14, 0.4) + root.peak(0.865, 0.14, 0.16)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.strokes([0.1, 0.88, 0.14, 0.4, 0.93, 0.2, 0.72, 0.89, 0.12])
    }
}
