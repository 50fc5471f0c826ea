// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One row of a BarChart.
Item {
    id: root

    property string label
    property string iconName
    property string colour
    property string text
    property string aside
    /// How much of the track is filled, 0 to 1.
    property real share
    property bool strong: false
    property bool harmful: false
    property bool marked: false
    property bool stacked: false
    property real labelWidth
    property real numberWidth
    property real asideWidth
    property bool leads: false
    property string spoken
    property string leadsTo

    readonly property int markSize: Theme.iconSize(28)
    readonly property real labelX: marked ? markSize + Theme.gapMedium : 0
    readonly property real trackX: stacked ? labelX : labelX + labelWidth + Theme.space3
    readonly property real trackEnd: width - numberWidth - asideWidth - Theme.gapMedium
    readonly property int barHeight: 14

    signal opened

    implicitHeight: Math.max(leads ? Theme.touchTarget : 44, name.height + (stacked ? numbers.height : 0) + Theme.space2)
    activeFocusOnTab: leads
    Accessible.role: leads ? Accessible.Button : Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: leads ? leadsTo : ""
    Accessible.onPressAction: root.opened()
    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onSpacePressed: root.opened()

    TapHandler {
        enabled: root.leads
        onTapped: root.opened()
    }
    FocusRing {
        anchors.margins: 0
        shown: root.activeFocus
        around: Theme.radiusSmall
    }
    PlayerSeal {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.colour !== ""
        colour: root.colour
        size: root.markSize
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: (root.markSize - width) / 2
        visible: root.colour === "" && root.iconName !== ""
        name: root.iconName
        size: Theme.iconSize(26)
        color: root.harmful ? Theme.harm : Theme.ink2
    }
    Words {
        id: name

        x: root.labelX
        y: (root.height - height - (root.stacked ? numbers.height : 0)) / 2
        width: root.stacked ? root.width - x : root.labelWidth
        wrapMode: Text.Wrap
        text: root.label
        font.family: Theme.label.family
        font.pixelSize: Theme.label.pixelSize
        font.weight: root.strong ? Font.Bold : Font.Medium
    }
    Rectangle {
        x: root.trackX
        y: numbers.y + (numbers.height - height) / 2
        width: root.trackEnd - x
        height: root.barHeight
        radius: height / 2
        color: Theme.surfaceAlt

        Rectangle {
            // However little it is, it can be seen.
            width: root.share > 0 ? Math.max(Theme.gapSmall, parent.width * root.share) : 0
            height: parent.height
            radius: Math.min(width, height) / 2
            color: root.harmful ? Theme.harm : root.strong ? Theme.accent : Theme.lineStrong
        }
    }
    Row {
        id: numbers

        anchors.right: parent.right
        y: root.stacked ? name.y + name.height : (root.height - height) / 2

        Words {
            id: number

            width: root.numberWidth
            horizontalAlignment: Text.AlignRight
            text: root.text
            font: Theme.label
        }
        Words {
            anchors.baseline: number.baseline
            width: root.asideWidth
            visible: root.asideWidth > 0
            horizontalAlignment: Text.AlignRight
            text: root.aside
            color: Theme.ink2
            font: Theme.caption
        }
    }
}
