// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// The six numbers of a player, and below each what the end of the turn makes of it.
Card {
    id: root

    required property AgesTable table
    required property list<agesRating> ratings
    property agesRating none
    readonly property int columns: Theme.textScale > 1.25 ? 3 : 6
    /// Words where there is room for them.
    readonly property bool worded: width >= Theme.wideWindow - 2 * Theme.pageMargin && columns === 6

    /// Asks where a number comes from.
    signal explain(string id, string icon)

    padding: Theme.lineSelection

    Grid {
        id: grid

        width: parent.width
        columns: root.columns

        Repeater {
            model: root.ratings.length

            Touchable {
                id: cell

                required property int index
                readonly property agesRating rating: root.ratings[index] ?? root.none

                width: grid.width / root.columns
                implicitHeight: Math.max(Theme.touchTarget, column.implicitHeight)
                objectName: rating.choice.id
                enabled: rating.choice.id !== ""
                opacity: 1
                Accessible.name: rating.choice.spoken
                onClicked: root.table.touch(rating.choice.id)
                onPressAndHold: root.explain(rating.choice.about, rating.choice.icon)
                Keys.onMenuPressed: root.explain(rating.choice.about, rating.choice.icon)

                Column {
                    id: column

                    anchors.centerIn: parent
                    width: parent.width

                    Words {
                        width: parent.width
                        visible: root.worded
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.smallestText
                        text: cell.rating.choice.title
                        color: Theme.ink2
                        font: Theme.sheet
                    }
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.space1

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: cell.rating.choice.icon
                            size: Theme.iconSize(17)
                            color: AgesInk.of(cell.rating.choice.ink)
                        }
                        Words {
                            text: cell.rating.value
                            font: Theme.heading
                        }
                        Words {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: text !== ""
                            text: cell.rating.more
                            color: Theme.ink2
                            font: Theme.microBold
                        }
                    }
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.lineSelection

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: name !== ""
                            name: cell.rating.seal !== "" ? cell.rating.seal : cell.rating.warning === "tta-unhappy" ? "tta-unhappy" : ""
                            size: Theme.iconSize(13)
                            color: cell.rating.warning !== "" ? Theme.harm : Theme.ink3
                        }
                        Words {
                            text: cell.rating.forecast ? "→ " + cell.rating.after : cell.rating.after
                            color: cell.rating.forecast ? Theme.accent : cell.rating.warning !== "" ? Theme.harm : Theme.ink3
                            font: Theme.microBold
                        }
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: cell.rating.warning !== "" && cell.rating.warning !== "tta-unhappy" && cell.rating.seal === ""
                            name: cell.rating.warning
                            size: Theme.iconSize(12)
                            color: Theme.harm
                        }
                    }
                }
            }
        }
    }
}
