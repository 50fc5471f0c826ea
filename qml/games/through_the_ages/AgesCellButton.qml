// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A place of the board: workers, tokens, what each worker gives, and the price where the next one would go.
Touchable {
    id: root

    required property agesCell cell
    /// How clear it is on its board.
    property real wake: 1
    /// A worker is in the hand, and this is what it would pay here; nothing where it cannot go.
    property bool lifted: false
    property string price
    readonly property bool takes: lifted && price !== ""
    /// One of its workers is on its way.
    property bool arrives: false
    readonly property tableChoice choice: cell.choice
    readonly property bool known: choice.status !== "learn" && choice.status !== "dear"
    readonly property bool narrow: !cell.urban && cell.column > 1
    readonly property int token: Math.round((height < 56 ? 16 : 18) * Theme.displayScale)
    readonly property int ringSize: Math.round((width < 52 ? 18 : 20) * Theme.displayScale)
    readonly property real inner: width - 2 * Theme.gapSmall

    opacity: wake < 1 ? wake : lifted && !takes ? 0.5 : 1
    objectName: choice.id
    enabled: choice.id !== ""
    ringRadius: Theme.radiusSmall
    Accessible.name: choice.spoken

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.lineSelection
            radius: Theme.radiusSmall
            color: root.down ? Theme.surfaceAlt : root.known ? Theme.surface : root.choice.chosen ? Theme.accentSoft : "transparent"
            border.width: root.takes ? Theme.lineSelection : root.choice.chosen ? 2.5 : root.known ? Theme.lineHair : 0
            border.color: root.takes || root.choice.chosen ? Theme.accent : Theme.line

            DashedFrame {
                anchors.fill: parent
                visible: !root.known && !root.choice.chosen
                radius: Theme.radiusSmall
                ink: Theme.lineControl
            }
        }
    }

    Row {
        anchors.centerIn: parent
        visible: !root.known
        spacing: Theme.lineSelection

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "tta-science"
            size: Theme.iconSize(13)
            color: root.choice.status === "learn" ? Theme.accent : Theme.ink3
        }
        Words {
            text: root.choice.cost
            color: root.choice.status === "learn" ? Theme.accent : Theme.ink3
            font: root.choice.status === "learn" ? Theme.microBold : Theme.micro
        }
    }
    // Workers overlap where there are many, then one stands for all.
    Item {
        id: workers

        readonly property real room: root.inner - (root.narrow ? 0 : root.ringSize + Theme.lineSelection)
        readonly property int count: root.cell.workers
        readonly property bool many: count > 5 || (count > 1 && (room - root.token) / (count - 1) < root.token * 0.3)
        /// One that stands for all leaves room for their number.
        readonly property real size: many ? Math.max(Theme.iconSize(10), Math.min(root.token, root.inner - times.implicitWidth - Theme.lineSelection)) : root.token
        readonly property real pitch: count < 2 ? 0 : Math.min(root.token + 1, (room - root.token) / (count - 1))

        x: Theme.gapSmall
        y: Theme.gapSmall
        visible: root.known
        width: room
        height: root.token

        Repeater {
            model: workers.many ? 1 : workers.count

            AgesWorkerToken {
                required property int index

                x: index * workers.pitch
                opacity: root.arrives && index === workers.count - 1 ? 0 : 1
                size: workers.size
            }
        }
        Words {
            id: times

            x: workers.size + Theme.lineSelection
            height: root.token
            visible: workers.many
            text: "×" + workers.count
            font: Theme.microBold
        }
    }
    AgesRing {
        id: ring

        x: root.width - width - Theme.gapSmall + 1
        y: root.narrow ? root.height - height - Theme.gapSmall + 1 : Theme.gapSmall - 1
        visible: root.known && (root.takes || root.choice.status !== "limit")
        size: root.ringSize
        text: root.takes ? root.price : root.choice.cost
        dashed: root.lifted ? root.takes : root.choice.status === "open"
    }
    Icon {
        x: root.width - width - Theme.gapSmall - 1
        y: root.narrow ? root.height - height - Theme.gapSmall : Theme.gapSmall + 1
        visible: root.known && root.choice.status === "limit" && !root.takes
        name: "ui-lock"
        size: Theme.iconSize(13)
        color: Theme.ink3
    }
    Row {
        id: tokens

        readonly property int most: Math.max(1, Math.floor((root.inner - 26 * Theme.displayScale) / 12))

        x: Theme.gapSmall
        y: root.height - height - Theme.gapSmall - 1
        visible: root.known && root.cell.tokens > 0
        spacing: Theme.lineSelection

        Repeater {
            model: root.cell.tokens > tokens.most ? 1 : root.cell.tokens

            Rectangle {
                width: Theme.iconSize(10)
                height: width
                radius: Theme.radiusMark
                color: AgesInk.token
            }
        }
        Words {
            visible: root.cell.tokens > tokens.most
            height: Theme.iconSize(10)
            text: "×" + root.cell.tokens
            font: Theme.pointsSmall
        }
    }
    AgesFigures {
        // Where tokens need the room, the tray tells it.
        /// The ring stands beside it where the place is narrow.
        readonly property real room: (root.narrow ? ring.x : root.width) - Theme.gapSmall - Theme.lineSelection
        readonly property bool crowded: tokens.visible && tokens.x + tokens.width + Theme.lineSelection > root.width - width - Theme.gapSmall

        x: root.cell.urban || root.narrow ? Theme.gapSmall : root.width - width - Theme.gapSmall
        y: root.height - height - Theme.space1
        visible: root.known && !crowded
        scale: Math.min(1, room / Math.max(1, width))
        transformOrigin: root.cell.urban || root.narrow ? Item.BottomLeft : Item.BottomRight
        figures: root.cell.gives
        size: Theme.iconSize(root.width < 56 ? 11 : 12)
        spacing: root.width < 64 ? 1 : Theme.space1
        ink: Theme.ink2
        face: Theme.sheet
    }
}
