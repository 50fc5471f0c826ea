// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One thing's row of holes, with its icon and name.
Rectangle {
    id: root

    property alias ink: holes.ink
    property alias values: holes.values
    property alias value: holes.value
    property alias before: holes.before
    property alias column: holes.column
    property alias hole: holes.hole
    property alias delay: holes.delay
    property alias walks: holes.walks
    property string iconName
    property string name
    property string spoken: name
    property real labelWidth: 114
    property real rowHeight: 40
    /// On a peg-board the board is drawn behind all rows at once.
    property bool bare: false

    readonly property real inset: Theme.space1 * 2.5

    implicitWidth: labelWidth + holes.width + Theme.space2
    implicitHeight: rowHeight
    radius: Theme.radiusBoard
    color: bare ? "transparent" : Theme.board
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Icon {
        id: icon

        x: root.inset
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        color: root.ink
    }
    Text {
        visible: width >= contentWidth - 1 && root.height >= contentHeight
        x: icon.x + icon.width + Theme.space1 * 1.5
        anchors.verticalCenter: parent.verticalCenter
        width: root.labelWidth - x
        text: root.name
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.ink
        font: Theme.micro
        Accessible.ignored: true
    }
    PegHoles {
        id: holes

        x: root.labelWidth
        height: parent.height
    }
}
