// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// The winner's wreath, open at the top. It grows from the foot when it appears.
Shape {
    id: root

    property color color: Theme.accent
    /// 0 to 1.
    property real growth: 0

    readonly property real ring: width * 0.42
    readonly property real middleY: height * 0.46

    function pointAt(angle: real): point {
        return Qt.point(root.width / 2 + root.ring * Math.cos(angle), root.middleY + root.ring * Math.sin(angle));
    }
    function leaf(at: point, degrees: real, scale: real): string {
        const c = scale * Math.cos(degrees * Math.PI / 180);
        const s = scale * Math.sin(degrees * Math.PI / 180);
        const turned = (x, y) => `${x * c - y * s} ${x * s + y * c}`;
        return `M${at.x} ${at.y}q${turned(9, -7)} ${turned(20, 0)}q${turned(-11, 7)} ${turned(-20, 0)}z`;
    }
    function leaves(): string {
        let path = "";
        for (const side of [-1, 1]) {
            for (let i = 0; i < 8; ++i) {
                const angle = Math.PI / 2 + side * (0.32 + i * 0.3);
                const grown = Math.min(1, Math.max(0, root.growth * 8 - i)) * root.width / 150;
                for (const tilt of [-34, 34]) {
                    path += grown > 0 ? root.leaf(root.pointAt(angle), angle * 180 / Math.PI + side * 90 + tilt, grown) : "";
                }
            }
        }
        return path;
    }
    function stems(): string {
        let path = "";
        for (const side of [-1, 1]) {
            const from = root.pointAt(Math.PI / 2 + side * 0.12);
            const to = root.pointAt(Math.PI / 2 + side * (0.12 + 2.38 * root.growth));
            path += `M${from.x} ${from.y}A${root.ring} ${root.ring} 0 0 ${side > 0 ? 1 : 0} ${to.x} ${to.y}`;
        }
        return path;
    }

    implicitWidth: 176
    implicitHeight: 170

    NumberAnimation {
        target: root
        property: "growth"
        running: true
        to: 1
        duration: Theme.triumphTime
        easing.type: Easing.OutCubic
    }

    ShapePath {
        fillColor: root.color
        fillRule: ShapePath.WindingFill
        strokeColor: "transparent"

        PathSvg {
            path: root.leaves()
        }
    }
    ShapePath {
        fillColor: "transparent"
        strokeColor: root.color
        strokeWidth: Theme.lineSelection

        PathSvg {
            path: root.stems()
        }
    }
}
