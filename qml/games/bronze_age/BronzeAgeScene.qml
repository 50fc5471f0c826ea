// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A ziggurat by a river.
Landscape {
    id: root

    readonly property real ziggurat: width * 0.64

    /// Five tiers and a shrine on top.
    function tiers(x: real, width: real, tier: real): string {
        let path = "";
        for (let i = 0; i < 5; ++i) {
            const half = (width - i * width * 0.17) / 2;
            const foot = root.ground - i * tier;
            const batter = width * 0.017;
            path += `M${x - half} ${foot}L${x - half + batter} ${foot - tier}H${x + half - batter}L${x + half} ${foot}z`;
        }
        const shrine = width * 0.07;
        return path + `M${x - shrine} ${root.ground - 5 * tier}v${-0.8 * tier}h${2 * shrine}v${0.8 * tier}z`;
    }
    function stair(x: real, half: real, top: real): string {
        return `M${x - half} ${root.ground}L${x - half / 2} ${top}H${x + half / 2}L${x + half} ${root.ground}z`;
    }
    function obelisk(x: real, height: real, k: real): string {
        const top = root.ground - height;
        return `M${x} ${top}l${k} ${1.8 * k}L${x + 1.7 * k} ${root.ground}H${x - 1.7 * k}L${x - k} ${top + 1.8 * k}z`;
    }

    LandscapeLayer {
        fillColor: Theme.illSky
        path: root.sky
    }
    LandscapeLayer {
        fillColor: Theme.illSun
        path: root.disc(root.width * 0.4, root.ground - root.unit * 0.42, root.unit * 0.3)
    }
    LandscapeLayer {
        fillColor: Theme.illFar
        path: root.ridge([0, 0.16, 0.12, 0.26, 0.25, 0.17, 0.4, 0.3, 0.55, 0.15, 0.8, 0.26, 1, 0.13])
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.tiers(root.ziggurat, root.unit * 1.12, root.unit * 0.105) + root.obelisk(root.width * 0.2, root.unit * 0.62, root.unit * 0.045)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.stair(root.ziggurat, root.unit * 0.038, root.ground - root.unit * 0.525)
    }
    Palm {
        x: root.width * 0.07
        ground: root.ground
        size: root.unit * 0.36
    }
    Palm {
        x: root.width * 0.12
        ground: root.ground
        size: root.unit * 0.25
    }
    Palm {
        x: root.width * 0.89
        ground: root.ground
        size: root.unit * 0.26
    }
    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.strokes([0.06, 0.88, 0.2, 0.4, 0.88, 0.28, 0.8, 0.88, 0.13, 0.2, 0.94, 0.3, 0.62, 0.94, 0.2])
    }
}
