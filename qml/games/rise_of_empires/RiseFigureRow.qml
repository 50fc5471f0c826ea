// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// What something brings: figures beside their drawings, "+1" resource for each forest.
Flow {
    id: root

    required property list<riseFigure> figures
    /// While a list is emptied its rows are still there for a moment.
    property riseFigure none
    property font face: Theme.captionBold
    /// The room there is, where the width follows what is in it.
    property real most: width
    /// On one line.
    readonly property real natural: {
        let sum = 0;
        for (let i = 0; i < children.length; ++i)
            sum += children[i].width > 0 ? children[i].width + (sum > 0 ? spacing : 0) : 0;
        return Math.ceil(sum);
    }
    property color ink: Theme.ink
    property int iconSize: 17

    spacing: Theme.space2

    Repeater {
        model: root.figures.length

        Row {
            id: figure

            required property int index
            readonly property riseFigure its: root.figures[index] ?? root.none
            /// Words instead of a number.
            readonly property bool plain: its.ink === ""

            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: figure.its.icon !== ""
                name: figure.its.icon
                size: Theme.iconSize(figure.plain ? 15 : root.iconSize)
                color: figure.its.harm ? Theme.harm : RiseInk.of(figure.its.ink)
            }
            WholeWords {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(natural), room)
                room: root.most - Theme.iconSize(figure.plain ? 15 : root.iconSize) - figure.spacing
                text: figure.its.text
                color: figure.its.harm ? Theme.harm : figure.plain ? Theme.ink2 : root.ink
                face: figure.plain ? Theme.micro : root.face
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: figure.its.per !== ""
                text: "/"
                color: Theme.ink3
                font: root.face
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: figure.its.per !== ""
                name: figure.its.per
                size: Theme.iconSize(16)
                color: Theme.ink2
            }
        }
    }
}
