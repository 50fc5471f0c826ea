// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// What a chart is about and what it rests on; a tap shows the numbers.
Touchable {
    id: root

    property string title
    property string note
    property bool opens: true
    readonly property int signSize: Theme.iconSize(16)
    /// Title and note in one line, where they fit.
    readonly property bool beside: name.implicitWidth + Theme.space3 + remark.implicitWidth + Theme.gapSmall + signSize <= availableWidth

    implicitHeight: Math.max(Theme.touchTarget, row.implicitHeight + 2 * Theme.space1)
    padding: 0
    pressedScale: 1
    ringRadius: Theme.radiusSmall
    enabled: opens
    Accessible.name: note === "" ? title : title + ", " + note
    //: Spoken: what a tap on the head of a chart does.
    Accessible.description: qsTr("Shows the numbers")

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: Theme.gapSmall

        GridLayout {
            columns: root.beside ? 2 : 1
            columnSpacing: Theme.space3
            rowSpacing: 0

            Words {
                id: name

                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
                font: Theme.section
            }
            Words {
                id: remark

                Layout.fillWidth: !root.beside
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Icon {
            visible: root.opens
            name: "ui-sheet"
            size: root.signSize
            color: Theme.ink3
        }
    }
}
