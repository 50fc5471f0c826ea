// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The units of the Rival on its tactics, with what they are worth. What is new has the accent.
Column {
    id: root

    required property string title
    required property string note
    required property list<agesRivalUnits> army
    property agesRivalUnits none

    spacing: Theme.space2

    SectionHead {
        width: parent.width
        text: root.title
        note: root.note
    }
    Grid {
        id: grid

        width: parent.width
        columns: Theme.largeText || width < 300 ? 1 : 2
        spacing: Theme.space2

        Repeater {
            model: root.army.length

            Rectangle {
                id: card

                required property int index
                readonly property agesRivalUnits there: root.army[index] ?? root.none

                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                height: column.implicitHeight + Theme.space3
                radius: Theme.radiusControl
                color: Theme.surface
                border.width: there.fresh ? Theme.lineSelection : Theme.lineControlWidth
                border.color: there.fresh ? Theme.accent : Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: there.spoken

                Column {
                    id: column

                    x: Theme.space2
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * Theme.space2
                    spacing: Theme.space1

                    Words {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: card.there.title
                        font: Theme.caption
                    }
                    Item {
                        width: parent.width
                        implicitHeight: Math.max(tokens.implicitHeight, worth.implicitHeight)

                        Row {
                            id: tokens

                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.lineSelection

                            Repeater {
                                model: Math.min(5, card.there.units)

                                Item {
                                    id: place

                                    required property int index
                                    readonly property bool isGiven: index >= Math.min(5, card.there.units) - card.there.given

                                    implicitWidth: token.implicitWidth
                                    implicitHeight: token.implicitHeight

                                    AgesWorkerToken {
                                        id: token

                                        visible: !place.isGiven
                                    }
                                    Rectangle {
                                        anchors.fill: parent
                                        visible: place.isGiven
                                        radius: height / 2
                                        color: "transparent"
                                        border.width: Theme.lineSelection
                                        border.color: Theme.harm
                                    }
                                }
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: card.there.units > 5
                                text: "× " + card.there.units
                                font: Theme.microBold
                            }
                        }
                        Row {
                            id: worth

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.lineSelection

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: "tta-strength"
                                size: Theme.iconSize(16)
                                color: Theme.ink2
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                text: card.there.value
                                font: Theme.label
                            }
                        }
                    }
                }
            }
        }
    }
}
