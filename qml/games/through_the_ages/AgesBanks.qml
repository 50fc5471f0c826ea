// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The two banks: faces that are needed, what is eaten, what a worker costs, what corruption takes.
Rectangle {
    id: root

    required property AgesTable table
    required property agesBank bank
    readonly property list<agesSection> yellow: bank.yellow
    readonly property list<agesSection> blue: bank.blue
    /// A worker in the hand may be let go here.
    property bool takes: false
    property agesSection none

    readonly property int pad: Theme.gapMedium
    readonly property int between: Theme.gapSmall
    readonly property int hole: Math.floor((width - 2 * pad - 7 * between) / 18)
    /// The one that the next worker comes from.
    readonly property int nextSection: [...yellow].findIndex(section => section.filled > 0)
    /// Large text takes the room of a second line.
    readonly property int blueHole: Math.floor(Math.min(13 * Theme.displayScale, (width - 2 * pad - (Theme.largeText ? 40 : 110) * Theme.textScale) / (Theme.largeText ? 11 : 20)))

    /// Where a hand would take a worker: one that is free, or the next of the bank.
    function workerAt(x: real, y: real): string {
        if (y < head.height)
            return root.bank.pool > 0 && x < worker.x ? root.bank.poolSpot : "";
        return y < head.height + yellowBank.height ? root.bank.bankSpot : "";
    }
    function middleOf(spot: string): point {
        if (spot === root.bank.poolSpot)
            return Qt.point(root.pad + Theme.iconSize(10), head.height / 2);
        let x = root.pad;
        for (let i = 0; i < root.nextSection; ++i)
            x += root.yellow[i].holes * root.hole + sections.spacing;
        const part = root.yellow[root.nextSection] ?? root.none;
        return Qt.point(x + (part.holes - part.filled + 0.5) * root.hole, yellowBank.y + yellowBank.height / 2);
    }

    implicitHeight: column.implicitHeight + Theme.gapSmall
    radius: Theme.radiusBoard
    color: Theme.board
    border.width: takes ? Theme.lineSelection : 0
    border.color: Theme.accent

    Column {
        id: column

        width: parent.width
        spacing: Theme.lineSelection

        Item {
            id: head

            width: parent.width
            implicitHeight: Math.max(Theme.touchTarget, free.contentHeight)

            Row {
                x: root.pad
                height: parent.height
                spacing: Theme.space1

                Repeater {
                    model: Math.min(5, root.bank.pool)

                    AgesWorkerToken {
                        required property int index

                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        size: Theme.iconSize(20)
                        sad: index < root.bank.discontent
                    }
                }
                Words {
                    id: free

                    height: parent.height
                    width: worker.x - root.pad - x
                    wrapMode: Text.Wrap
                    text: root.bank.free
                    font: Theme.microBold
                    Accessible.ignored: false
                }
            }
            AgesWorkerButton {
                id: worker

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.rightMargin: root.pad
                table: root.table
                bank: root.bank
            }
        }
        Item {
            id: yellowBank

            width: parent.width
            implicitHeight: sections.implicitHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: root.bank.yellowSpoken

            Row {
                id: sections

                x: root.pad
                spacing: (parent.width - 2 * root.pad - 18 * root.hole) / 7

                Repeater {
                    model: root.yellow.length

                    Column {
                        id: section

                        required property int index
                        readonly property agesSection part: root.yellow[index] ?? root.none

                        Item {
                            width: section.part.holes * root.hole
                            height: Theme.iconSize(16)

                            Icon {
                                anchors.centerIn: parent
                                visible: section.part.face !== ""
                                name: section.part.face === "sad" ? "tta-unhappy" : "tta-happy"
                                size: Theme.iconSize(15)
                                color: section.part.face === "sad" ? Theme.harm : Theme.accent
                            }
                            Words {
                                anchors.centerIn: parent
                                visible: section.part.face === ""
                                text: section.part.faces
                                color: Theme.ink2
                                font: Theme.sheet
                            }
                        }
                        Row {
                            Repeater {
                                model: section.part.holes

                                Item {
                                    id: place

                                    required property int index
                                    /// Emptied from the left.
                                    readonly property bool filled: index >= section.part.holes - section.part.filled

                                    width: root.hole
                                    height: root.hole

                                    Rectangle {
                                        anchors.centerIn: parent
                                        visible: !place.filled
                                        width: root.hole - 3
                                        height: width
                                        radius: width / 2
                                        color: Theme.hole
                                    }
                                    AgesWorkerToken {
                                        anchors.centerIn: parent
                                        visible: place.filled
                                        size: root.hole - 1
                                    }
                                    AgesRing {
                                        anchors.centerIn: parent
                                        visible: worker.can && section.index === root.nextSection && place.index === section.part.holes - section.part.filled
                                        size: root.hole + 3
                                    }
                                }
                            }
                        }
                        Row {
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined

                            Icon {
                                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                                visible: section.part.counts && section.part.empty
                                name: root.bank.worker.icon
                                size: Theme.iconSize(12)
                                color: AgesInk.of("food")
                            }
                            Words {
                                text: section.part.text
                                color: section.part.counts ? (section.part.empty ? Theme.ink : Theme.onAccentSoft) : Theme.ink2
                                font: section.part.counts ? Theme.pointsSmall : Theme.sheet
                            }
                        }
                    }
                }
            }
            Words {
                anchors.right: parent.right
                anchors.rightMargin: Theme.lineSelection
                visible: root.bank.moreYellow > 0
                text: "+" + root.bank.moreYellow
                font: Theme.pointsSmall
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.lineSelection
            color: Theme.bg
        }
        Item {
            width: parent.width
            implicitHeight: tokens.implicitHeight + Theme.lineSelection
            Accessible.role: Accessible.StaticText
            Accessible.name: root.bank.blueSpoken

            Flow {
                id: tokens

                x: root.pad
                width: parent.width - 2 * root.pad
                spacing: Theme.gapSmall

                Repeater {
                    model: root.blue.length

                    Row {
                        id: stock

                        required property int index
                        readonly property agesSection part: root.blue[index] ?? root.none

                        spacing: Theme.space1

                        Repeater {
                            model: 1

                            Row {
                                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                                spacing: Theme.lineSelection

                                Repeater {
                                    model: stock.part.holes

                                    Rectangle {
                                        required property int index

                                        width: root.blueHole - 2
                                        height: width
                                        radius: Theme.radiusMark
                                        color: index >= stock.part.holes - stock.part.filled ? AgesInk.token : Theme.hole
                                    }
                                }
                            }
                        }
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: stock.part.empty
                            name: "tta-corruption"
                            size: Theme.iconSize(12)
                            color: Theme.harm
                        }
                        Words {
                            text: stock.part.text
                            color: stock.part.empty ? Theme.harm : Theme.ink2
                            font: stock.part.counts ? Theme.pointsSmall : Theme.sheet
                        }
                    }
                }
            }
        }
    }
}
