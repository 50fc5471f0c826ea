// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// An earlier round: what it brought, then the totals. A tap opens it.
Touchable {
    id: root

    required property sheetRound round
    required property real titleWidth
    required property real columnWidth
    /// Which of the columns stand here: the first, and how many.
    property int first: 0
    property int across: round.points.length

    objectName: round.opener.id
    implicitHeight: Theme.touchTarget
    padding: 0
    pressedScale: 1
    ringRadius: Theme.radiusSmall
    text: round.opener.spoken

    Words {
        x: Theme.gapMedium
        width: root.titleWidth - x
        height: parent.height
        text: root.round.number
        color: Theme.ink2
        font: Theme.caption
    }
    Icon {
        x: root.titleWidth - width - Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        visible: root.round.corrected
        name: "ui-edit"
        size: 13
        color: Theme.ink2
    }
    Repeater {
        model: Math.max(0, Math.min(root.across, root.round.points.length - root.first))

        Flow {
            id: pair

            required property int index
            readonly property bool narrow: root.columnWidth < Math.max(76, points.implicitWidth + Theme.gapSmall + total.implicitWidth)

            x: root.titleWidth + index * root.columnWidth + (root.columnWidth - width) / 2
            y: (root.height - height) / 2
            width: narrow ? Math.max(points.width, total.width) : points.width + spacing + total.width
            spacing: narrow ? 0 : Theme.gapSmall

            Words {
                id: points

                width: Math.min(implicitWidth, root.columnWidth - Theme.space1)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                text: root.round.points[root.first + pair.index] ?? ""
                color: text.charAt(0) === "−" ? Theme.harm : Theme.ink
                font: Theme.control
            }
            Words {
                id: total

                width: Math.min(implicitWidth, root.columnWidth - Theme.space1)
                height: pair.narrow ? implicitHeight : points.height
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                text: root.round.totals[root.first + pair.index] ?? ""
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
    HairLine {
        anchors.bottom: parent.bottom
        x: Theme.space2
        width: parent.width - 2 * x
    }
}
