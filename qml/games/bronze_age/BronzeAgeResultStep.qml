// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What just happened: who was hurt, what was collected, who was fed, and what is left to use.
StepBody {
    id: root

    required property BronzeTable table
    readonly property bronzeOutcome outcome: table.outcome
    readonly property list<string> goodIds: table.goodIds

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        //: The title of the panel that tells what a roll did.
        text: qsTr("What just happened")
        font: Theme.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    DisasterCard {
        objectName: "disaster"
        Layout.fillWidth: true
        visible: root.outcome.struck
        outcome: root.outcome
        onHeld: root.explain(root.outcome.disasterIcon, root.outcome.disasterIcon)
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        Card {
            Layout.fillWidth: true

            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.gapMedium

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.space2

                    Words {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: root.outcome.collected
                        font: Theme.section
                        Accessible.ignored: false
                    }
                    Words {
                        visible: !Theme.largeText
                        text: root.outcome.stock
                        color: Theme.ink2
                        font: Theme.caption
                        Accessible.ignored: false
                    }
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 0

                    Repeater {
                        model: root.goodIds

                        Item {
                            id: cell

                            required property int index
                            required property string modelData

                            width: parent.width / (Theme.largeText ? 3 : 5)
                            height: moved.height + (Theme.largeText ? Theme.space2 : 0)

                            GoodCount {
                                id: moved

                                anchors.horizontalCenter: parent.horizontalCenter
                                stacked: true
                                good: cell.modelData
                                //: How many of a good there were and are.
                                text: qsTr("%1 → %2").arg(root.outcome.before[cell.index] ?? 0).arg(root.outcome.after[cell.index] ?? 0)
                                //: Spoken: %1 is a good, %2 and %3 how many there were and are.
                                spoken: qsTr("%1: %2, now %3").arg(root.table.goodNames[cell.index] ?? "").arg(root.outcome.before[cell.index] ?? 0).arg(root.outcome.after[cell.index] ?? 0)
                            }
                        }
                    }
                }
                Pill {
                    visible: root.outcome.wasted !== ""
                    Layout.maximumWidth: parent.width
                    kind: "accent"
                    iconName: "ui-warn"
                    text: root.outcome.wasted
                }
            }
        },
        FedCard {
            Layout.fillWidth: true
            outcome: root.outcome
        },
        Item {
            Layout.fillHeight: true
        },
        Words {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.space1
            wrapMode: Text.Wrap
            //: Workers and coins of this turn.
            text: qsTr("Yours to use")
            font: Theme.section
            Accessible.ignored: false
        },
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space3

            UseCard {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                iconName: "worker"
                count: root.outcome.workers
                //: Below the number of workers.
                text: qsTr("workers", "", root.outcome.workers)
            }
            UseCard {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                iconName: "coin"
                count: root.outcome.coins
                //: Below the number of coins.
                text: qsTr("coins", "", root.outcome.coins)
            }
        }
    ]
}
