// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Huts before mountains.
Landscape {
    id: root

    function tent(x: real, height: real, spread = 0.62): string {
        return `M${x} ${root.ground - height}L${x + height * spread} ${root.ground}H${x - height * spread}z`;
    }
    function opening(x: real, height: real): string {
        return root.tent(x, height, 0.378);
    }

    LandscapeLayer {
        fillColor: Theme.illSky
        path: root.sky
    }
    LandscapeLayer {
        fillColor: Theme.illSun
        path: root.disc(root.width * 0.27, root.ground - root.unit * 0.44, root.unit * 0.24)
    }
    LandscapeLayer {
        fillColor: Theme.illFar
        path: root.ridge([0, 0.22, 0.18, 0.12, 0.46, 0.5, 0.66, 0.2, 0.82, 0.36, 1, 0.18])
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.tent(root.width * 0.4, root.unit * 0.44) + root.tent(root.width * 0.66, root.unit * 0.36) + root.tent(root.width * 0.87, root.unit * 0.28)
    }
    LandscapeLayer {
        fillColor: Theme.illLine
        path: root.opening(root.width * 0.4, root.unit * 0.2) + root.opening(root.width * 0.66, root.unit * 0.162) + root.opening(root.width * 0.87, root.unit * 0.126)
    }
    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground
    }
    LandscapeLayer {
        fillColor: Theme.illMid
        path: root.strokes([0.1, 0.89, 0.2, 0.45, 0.88, 0.28, 0.66, 0.94, 0.2])
    }
}
