// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// All colours, sizes, faces and durations of the design; nothing else names one.
QtObject {
    id: root

    /// Lamplight instead of papyrus.
    property bool dark: false
    /// 0.9 to 2: the text faces grow with it, the display faces by half the step.
    property real textScale: 1
    /// False where the system asks for no motion.
    property bool animated: true

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
    readonly property color scrim: root.dark ? "#000000" : "#2A2018"

    // Text.
    readonly property color ink: root.dark ? "#F4EADB" : "#2A2018"
    readonly property color ink2: root.dark ? "#CBBBA5" : "#5A4B3D"
    readonly property color ink3: root.dark ? "#A89782" : "#6A5948"

    // Copper: touch this, you are here, you achieved this.
    readonly property color accent: root.dark ? "#E8A853" : "#95500F"
    property alias onAccent: over.accent
    readonly property color accentSoft: root.dark ? "#40290F" : "#F6E2C4"
    property alias onAccentSoft: over.accentSoft

    // Oxblood: harm, never without a sign.
    readonly property color harm: root.dark ? "#F58A8A" : "#911A30"
    property alias onHarm: over.harm
    readonly property color harmSoft: root.dark ? "#451E20" : "#F8DDDA"
    property alias onHarmSoft: over.harmSoft

    // Verdigris: safety, never without a sign.
    readonly property color safe: root.dark ? "#7FC9B4" : "#1E6A5C"
    property alias onSafe: over.safe
    readonly property color safeSoft: root.dark ? "#15362E" : "#D6E8E0"
    property alias onSafeSoft: over.safeSoft

    // On a peg or a seal.
    property alias onPeg: over.peg

    // What is written on those colours. A binding to "onAccent" beside a property "accent" would be taken for a
    // signal handler and never set, so these live in an object of their own.
    readonly property QtObject overColors: QtObject {
        id: over

        readonly property color accent: root.dark ? "#2A1703" : "#FFFFFF"
        readonly property color accentSoft: root.dark ? "#F8D29C" : "#6B3705"
        readonly property color harm: root.dark ? "#33060B" : "#FFFFFF"
        readonly property color harmSoft: root.dark ? "#FFCCC9" : "#74101F"
        readonly property color safe: root.dark ? "#04231C" : "#FFFFFF"
        readonly property color safeSoft: root.dark ? "#B8E8DA" : "#0F4E42"
        readonly property color peg: root.dark ? "#1B140D" : "#FFFFFF"
    }

    // What things of games are drawn in, and players.
    readonly property color umber: root.dark ? "#BC834B" : "#55290F"
    readonly property color slate: root.dark ? "#CCC9C3" : "#625D5A"
    readonly property color terracotta: root.dark ? "#EB8A7B" : "#A03A28"
    readonly property color azure: root.dark ? "#7AACE5" : "#1D5A9B"
    readonly property color ochre: root.dark ? "#E0C12C" : "#8A6408"
    readonly property color leaf: root.dark ? "#CDEBA0" : "#3C5A12"
    readonly property color murex: root.dark ? "#D2B0D7" : "#7A3279"
    readonly property color lapis: root.dark ? "#5F8CE2" : "#246DCB"
    readonly property color saffron: root.dark ? "#ECB533" : "#B07500"
    readonly property color malachite: root.dark ? "#51C69E" : "#246756"
    readonly property color madder: root.dark ? "#E66A5A" : "#A02E18"
    readonly property color basalt: root.dark ? "#EDEAE6" : "#2A2824"

    // Illustrations.
    readonly property color illSky: root.dark ? "#33210F" : "#F2DDBC"
    readonly property color illSun: root.dark ? "#E8A853" : "#C8752A"
    readonly property color illFar: root.dark ? "#4B3118" : "#E4C79C"
    readonly property color illMid: root.dark ? "#714A22" : "#B9854C"
    readonly property color illNear: root.dark ? "#1B120A" : "#7C4C20"
    readonly property color illLine: root.dark ? "#A8763A" : "#F7E9D0"

    /// The second of a colour at a table of more than six.
    function isOutline(id: string): bool {
        return id.endsWith("-outline");
    }
    /// The colour of a player, by its id.
    function colorOf(id: string): color {
        switch (id.replace("-outline", "")) {
        case "murex":
            return root.murex;
        case "lapis":
            return root.lapis;
        case "saffron":
            return root.saffron;
        case "malachite":
            return root.malachite;
        case "madder":
            return root.madder;
        case "basalt":
            return root.basalt;
        }
        return root.isSeal(id) ? root.lineStrong : root.ink2;
    }
    /// Nobody sits there: a seal of its own in place of a player's colour.
    function isSeal(id: string): bool {
        return id.startsWith("seal-");
    }
    /// A hole that a peg of this colour has passed.
    function passedHole(peg: color): color {
        return Qt.tint(root.board, Qt.alpha(peg, 0.3));
    }
    /// The emblem that goes with a player's colour, so that neither stands alone.
    function emblemOf(id: string): string {
        switch (id.replace("-outline", "")) {
        case "murex":
            return "seal-moon";
        case "lapis":
            return "seal-wave";
        case "saffron":
            return "seal-sun";
        case "malachite":
            return "seal-leaf";
        case "madder":
            return "seal-star";
        }
        return root.isSeal(id) ? id : "seal-peak";
    }

    /// A number as the language of now writes it; its minus is no hyphen.
    function number(value: real): string {
        return Number(value).toLocaleString(Qt.locale(), "f", Number.isInteger(value) ? 0 : 1).replace("-", "−");
    }

    readonly property string displayFace: "Gentium Basic"
    readonly property string textFace: "Inter"
    readonly property real displayScale: 1 + (textScale - 1) / 2

    // Values on the sheet and on the pegs.
    readonly property font points: textFont(13, Font.Bold)
    readonly property font pointsSmall: textFont(11, Font.Bold)
    readonly property font pegValue: textFont(14, Font.Bold)

    readonly property font display: displayFont(42)
    readonly property font title: displayFont(27)
    readonly property font heading: displayFont(21)
    readonly property font section: displayFont(18)
    readonly property font stand: displayFont(64)
    readonly property font action: textFont(17, Font.DemiBold)
    readonly property font label: textFont(15, Font.DemiBold)
    readonly property font body: textFont(16, Font.Normal)
    readonly property font caption: textFont(13, Font.Normal)
    readonly property font captionBold: textFont(13, Font.DemiBold)
    readonly property font micro: textFont(12, Font.Medium)
    readonly property font sheet: textFont(11, Font.Medium)

    // Faces of single controls.
    readonly property font pageTitle: displayFont(24)
    readonly property font total: displayFont(30)
    readonly property font sectionSmall: displayFont(15)
    readonly property font count: textFont(20, Font.Bold)
    readonly property font cost: textFont(16, Font.Bold)
    readonly property font figure: textFont(16, Font.Medium)
    readonly property font control: textFont(14, Font.DemiBold)
    readonly property font microBold: textFont(12, Font.DemiBold)
    /// What has to fit becomes no smaller than this.
    readonly property int smallestText: 8
    /// From here on captions, step labels and words beside icons give way.
    readonly property bool largeText: textScale > 1.5

    readonly property int space1: 4
    readonly property int space2: 8
    readonly property int space3: 12
    readonly property int space4: 16
    readonly property int space5: 24
    readonly property int space6: 32
    readonly property int pageMargin: 16
    readonly property int cardPadding: 14
    readonly property int gapSmall: 6
    readonly property int gapMedium: 10

    readonly property int radiusCard: 16
    readonly property int radiusTile: 12
    readonly property int radiusSheet: 24
    readonly property int radiusBoard: 14
    readonly property int radiusControl: 14
    readonly property int radiusSegment: 11
    readonly property int radiusSmall: 10
    readonly property int radiusMark: 2

    readonly property int lineHair: 1
    readonly property real lineControlWidth: 1.5
    readonly property int lineSelection: 2
    readonly property int focusWidth: 3

    /// Lines longer than this are hard to read; pages with two columns may be wider.
    readonly property int readingWidth: 640
    readonly property int pageWidth: 1000

    readonly property int touchTarget: 48
    /// How wide two seals that overlap are, in seals.
    readonly property real pairOfSeals: 1.62
    readonly property int buttonHeight: 56
    readonly property int appBarHeight: 60
    /// Windows at least this wide have room beside a column.
    readonly property int wideWindow: 600
    readonly property int sheetWidth: 440

    // Widths at which a turn gets company: the sheet beside it, then the rail and the table.
    readonly property int phoneWidth: 360
    /// The window as it first opens on a desktop: a phone held upright.
    readonly property int windowWidth: 412
    readonly property int windowHeight: 915
    readonly property int turnWidth: 388
    readonly property int deskWindow: 1024
    readonly property int deskSheetWidth: 402
    readonly property int railWidth: 84
    /// Above this the sheet grows.
    readonly property int deskFull: 1440
    /// Below this a phone held upright has little room between its bars.
    readonly property int tallWindow: 700
    /// Below this a phone is held across.
    readonly property int lowWindow: 500

    readonly property int pressTime: root.animated ? 80 : 0
    readonly property int stateTime: root.animated ? 160 : 0
    readonly property int panelTime: root.animated ? 240 : 0
    readonly property int pegTime: root.animated ? 320 : 0
    readonly property int boxTime: root.animated ? 120 : 0
    readonly property int triumphTime: root.animated ? 700 : 0
    /// From one peg to the next row's, and from one tick to the next.
    readonly property int pegStagger: root.animated ? 40 : 0
    readonly property int boxStagger: root.animated ? 30 : 0
    /// How long a message stays.
    readonly property int messageTime: 4000
    /// Two taps within it are one.
    readonly property int hasteTime: 400

    /// The same words where nothing stands before them.
    function begun(text: string): string {
        return text.charAt(0).toUpperCase() + text.slice(1);
    }
    /// An icon beside text grows by half the step of the text.
    function iconSize(size: int): int {
        return Math.round(size * root.displayScale);
    }
    function displayFont(size: int): font {
        return Qt.font({
            "family": root.displayFace,
            "weight": Font.Bold,
            "hintingPreference": Font.PreferNoHinting,
            "pixelSize": Math.round(size * root.displayScale)
        });
    }
    function textFont(size: int, weight: int): font {
        return Qt.font({
            "family": root.textFace,
            "weight": weight,
            "hintingPreference": Font.PreferNoHinting,
            "pixelSize": Math.round(size * root.textScale)
        });
    }
}
