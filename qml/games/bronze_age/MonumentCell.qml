// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A monument with its name and points below, or beside it.
Item {
    id: root

    property alias monument: drawn.monument
    property alias ticked: drawn.ticked
    property alias added: drawn.added
    property alias showNext: drawn.showNext
    property alias built: drawn.built
    property alias inPlay: drawn.inPlay
    property alias interactive: drawn.interactive
    property alias box: drawn.box
    property alias gap: drawn.gap
    property alias spoken: drawn.spoken
    property alias first: tag.first
    property alias later: tag.later
    property alias scored: tag.scored
    property alias firstTaken: tag.firstTaken
    property alias firstColour: tag.firstColour
    property string name
    property bool small: false
    /// Name above points, instead of one row.
    property bool stacked: false
    /// Name and points to the right of the monument.
    property bool beside: false
    /// Under the left end instead of the middle.
    property bool captionLeft: false
    /// The caption wraps, then shrinks, to stay within.
    property real captionLimit: 1000
    /// The height that the caption has to itself, at least.
    property real captionRoom: 0

    readonly property real drawnWidth: drawn.implicitWidth
    readonly property real drawnHeight: drawn.implicitHeight
    readonly property real captionHeight: caption.height
    readonly property real pointsWidth: tag.implicitWidth
    /// The width with name and points in one row, and with the name alone on one line.
    readonly property real rowWidth: Math.max(drawnWidth, Math.ceil(caption.nameWidth) + caption.gapAcross + pointsWidth + 1)
    readonly property real naturalWidth: Math.max(drawnWidth, Math.ceil(caption.nameWidth) + 1, pointsWidth)
    readonly property bool inRow: !stacked && !beside && caption.nameWidth + caption.gapAcross + tag.implicitWidth + 1 <= captionLimit

    signal tapped
    signal boxTapped(int count)
    signal takenBack
    signal held

    implicitWidth: beside ? drawnWidth + Theme.space2 + caption.width : Math.max(drawnWidth, caption.width)
    implicitHeight: beside ? Math.max(drawnHeight, captionHeight) : drawnHeight + caption.gapAbove + Math.max(captionHeight, captionRoom)

    FontMetrics {
        id: metrics

        font: root.small ? Theme.sheet : Theme.micro
    }
    Monument {
        id: drawn

        objectName: "monument-" + monument
        x: root.beside ? 0 : (root.width - width) / 2
        y: root.beside ? root.height - height : 0
        name: root.name
        onTapped: root.tapped()
        onBoxTapped: count => root.boxTapped(count)
        onTakenBack: root.takenBack()
        onHeld: root.held()
    }
    Item {
        id: caption

        readonly property real gapAbove: root.small ? 2 : Theme.space1
        readonly property real gapAcross: root.small ? Theme.space1 : Theme.space1 * 1.5
        // The metrics' height is asked for because a change of the face is not seen through its functions.
        readonly property real nameWidth: metrics.height > 0 ? metrics.advanceWidth(root.name) : 0
        readonly property real longestWord: metrics.height > 0 ? Math.max(1, ...root.name.split(" ").map(word => metrics.advanceWidth(word))) : 1

        x: root.beside ? drawn.width + Theme.space2 : root.captionLeft ? 0 : (root.width - width) / 2
        y: root.beside ? root.height - height : drawn.height + gapAbove + Math.max(0, (root.captionRoom - height) / 2)
        width: root.inRow ? label.width + gapAcross + tag.width : Math.max(label.width, tag.width)
        height: root.inRow ? Math.max(label.height, tag.height) : label.height + gapAbove + tag.height
        opacity: root.inPlay ? 1 : 0.4

        Text {
            id: label

            x: root.inRow || root.beside ? 0 : (parent.width - width) / 2
            y: root.inRow ? (parent.height - height) / 2 : 0
            width: Math.min(Math.ceil(implicitWidth), root.captionLimit)
            text: root.name
            textFormat: Text.PlainText
            horizontalAlignment: root.beside ? Text.AlignLeft : Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.ink
            font.family: metrics.font.family
            font.weight: metrics.font.weight
            font.pixelSize: Math.max(1, Math.floor(metrics.font.pixelSize * Math.min(1, root.captionLimit / caption.longestWord)))
            Accessible.ignored: true
        }
        PointsTag {
            id: tag

            x: root.inRow ? parent.width - width : root.beside ? 0 : (parent.width - width) / 2
            y: root.inRow ? (parent.height - height) / 2 : parent.height - height
            small: root.small
            planned: root.added > 0
        }
    }
}
