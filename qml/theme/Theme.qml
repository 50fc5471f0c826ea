// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// All colours, sizes and faces of the design; nothing else names one.
QtObject {
    id: root

    /// Lamplight instead of papyrus.
    property bool dark: false

    // Surfaces and lines.
    readonly property color bg: root.dark ? "#14100C" : "#F4ECDE"
    readonly property color surface: root.dark ? "#1E1812" : "#FDF9F2"
    readonly property color surfaceAlt: root.dark ? "#292119" : "#EFE5D3"
    readonly property color board: root.dark ? "#33281C" : "#E7D6B9"
    readonly property color hole: root.dark ? "#120D09" : "#F9F2E5"
    readonly property color sunken: root.dark ? "#0E0B08" : "#E3D6C0"
    readonly property color line: root.dark ? "#3B3025" : "#DDCFB8"
    readonly property color lineControl: root.dark ? "#5E5040" : "#B9A78D"
    readonly property color lineStrong: root.dark ? "#8F7C65" : "#8C775E"

    // Text.
    readonly property color ink: root.dark ? "#F4EADB" : "#2A2018"
    readonly property color ink2: root.dark ? "#CBBBA5" : "#5A4B3D"
    readonly property color ink3: root.dark ? "#A89782" : "#6A5948"

    // Bronze: touch this, you are here, you achieved this.
    readonly property color accent: root.dark ? "#E8A853" : "#95500F"
    readonly property color onAccent: root.dark ? "#2A1703" : "#FFFFFF"
    readonly property color accentSoft: root.dark ? "#40290F" : "#F6E2C4"
    readonly property color onAccentSoft: root.dark ? "#F8D29C" : "#6B3705"

    // Oxblood: harm, never without a sign.
    readonly property color harm: root.dark ? "#F58A8A" : "#911A30"
    readonly property color onHarm: root.dark ? "#33060B" : "#FFFFFF"
    readonly property color harmSoft: root.dark ? "#451E20" : "#F8DDDA"
    readonly property color onHarmSoft: root.dark ? "#FFCCC9" : "#74101F"

    // Verdigris: safety, never without a sign.
    readonly property color safe: root.dark ? "#7FC9B4" : "#1E6A5C"
    readonly property color onSafe: root.dark ? "#04231C" : "#FFFFFF"
    readonly property color safeSoft: root.dark ? "#15362E" : "#D6E8E0"
    readonly property color onSafeSoft: root.dark ? "#B8E8DA" : "#0F4E42"

    readonly property string displayFace: "Gentium Basic"
    readonly property string textFace: "Inter"

    readonly property int displaySize: 42
    readonly property int bodySize: 16

    readonly property int pageMargin: 16
    readonly property int spaceSmall: 8
    readonly property int spaceMedium: 12
}
