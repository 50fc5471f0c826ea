// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// The final count: a row for each part, a column for each player. Given less height, its rows scroll.
Rectangle {
    id: root

    property list<string> names
    /// Of players who play together all of theirs, with spaces between.
    property list<string> colours
    /// What the points are made of, with a drawing for each, and which of them hurt.
    property list<string> parts
    property list<string> icons
    property list<bool> harms
    /// All parts of the first player, then of the second, and so on.
    property list<int> values
    property list<int> totals
    property list<bool> winners
    property list<bool> corrected
    /// Little height: lower rows.
    property bool low: false

    readonly property bool compact: low || parts.length > 6
    readonly property int players: names.length
    readonly property int sides: Theme.cardPadding + Theme.space2
    readonly property int icon: Theme.iconSize(20)
    readonly property real room: width - sides - Math.max(44, numbers.width + Theme.space2) * players
    readonly property real wanted: words.width + icon + 2 * Theme.space2
    /// Parts without drawings keep their words, in two lines where there is little room.
    readonly property bool wordy: icons.length > 0 && [...icons].every(name => name === "")
    readonly property real leastLabels: Math.min(words.width, Math.max(90, width * 0.26))
    /// The labels all stay or all give way to their icons.
    readonly property bool labelled: wordy || wanted <= room
    readonly property real labels: wordy ? Math.max(leastLabels, Math.min(words.width + Theme.space2, room)) : labelled ? Math.min(Math.max(142, wanted), room) : Math.max(icon, total.labelNeeds) + Theme.space1
    readonly property real column: players === 0 ? 0 : (width - sides - labels) / players

    Widest {
        id: words

        texts: root.parts
        font: Theme.caption
    }
    Widest {
        id: numbers

        texts: ["−99"]
        font: Theme.cost
    }

    implicitWidth: 380
    implicitHeight: head.height + rows.implicitHeight + foot.height
    radius: Theme.radiusCard
    color: Theme.surface
    border.width: Theme.lineHair
    border.color: Theme.line

    Repeater {
        model: root.players

        Rectangle {
            required property int index

            x: Theme.cardPadding + root.labels + index * root.column
            y: Theme.lineHair
            width: root.column
            height: root.height - 2 * Theme.lineHair
            visible: root.winners[index] ?? false
            color: Theme.accentSoft
        }
    }
    Row {
        id: head

        x: Theme.cardPadding + root.labels
        topPadding: Theme.gapMedium
        bottomPadding: Theme.space2

        Repeater {
            model: root.names

            Column {
                id: player

                required property int index
                required property string modelData

                width: root.column
                spacing: Theme.lineSelection

                Seals {
                    anchors.horizontalCenter: parent.horizontalCenter
                    colour: root.colours[player.index] ?? ""
                    size: Math.min(32, Math.max(16, (root.column - Theme.lineSelection) / (colours.length > 1 ? Theme.pairOfSeals : 1)))
                    spoken: player.modelData
                }
                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, root.column - Theme.space1)
                    visible: !Theme.largeText && root.column >= 36
                    elide: Text.ElideRight
                    text: player.modelData
                    font: Theme.micro
                }
            }
        }
    }
    Flickable {
        id: view

        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: rows.implicitHeight
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: rows

            width: view.width
            spacing: 0

            Repeater {
                model: root.parts.length

                ColumnLayout {
                    id: part

                    required property int index

                    Layout.fillWidth: true
                    spacing: 0

                    HairLine {
                        Layout.fillWidth: true
                        visible: part.index > 0
                    }
                    ScoreLine {
                        Layout.fillWidth: true
                        iconName: root.icons[part.index] ?? ""
                        text: root.parts[part.index] ?? ""
                        values: [...root.names].map((name, seat) => root.values[seat * root.parts.length + part.index] ?? 0)
                        harmful: root.harms[part.index] ?? false
                        compact: root.compact
                        names: root.names
                        winners: root.winners
                        labelled: root.labelled
                        wraps: root.wordy
                        labelWidth: root.labels
                        columnWidth: root.column
                    }
                }
            }
        }
    }
    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width

        Item {
            width: parent.width
            height: 3 * Theme.lineHair

            HairLine {
                width: parent.width
                color: Theme.lineControl
            }
            HairLine {
                anchors.bottom: parent.bottom
                width: parent.width
                color: Theme.lineControl
            }
        }
        ScoreLine {
            id: total

            width: parent.width
            //: The last row of the final count.
            text: qsTr("Total")
            values: root.totals
            whole: true
            compact: root.compact
            corrected: root.corrected
            names: root.names
            winners: root.winners
            labelled: root.labelled
            labelWidth: root.labels
            columnWidth: root.column
        }
    }
}
