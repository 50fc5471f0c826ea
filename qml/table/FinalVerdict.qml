// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The laurel around the winners' seals, and the verdict in words.
ColumnLayout {
    id: root

    required property GameTable table
    /// After a game alone: what there is to beat.
    property string best: table.bestNote
    /// How high the laurel may be.
    property real laurel: 160
    readonly property real wreath: Math.max(64, Math.min(160, laurel))
    /// What the words take, without it.
    readonly property real wordsHeight: taken(words) + taken(note) + taken(record)
    /// Everybody who plays together has a seal.
    readonly property list<string> winners: [].concat(...[...table.ranking].filter(standing => standing.winner || (root.table.alone && !root.table.lost)).map(standing => standing.colour.split(" ")))

    function taken(line: Item): real {
        return line.visible ? line.implicitHeight + root.spacing : 0;
    }

    spacing: Theme.space1

    Item {
        visible: root.winners.length > 0
        Layout.alignment: Qt.AlignHCenter
        implicitWidth: 176
        implicitHeight: root.wreath

        Laurel {
            anchors.horizontalCenter: parent.horizontalCenter
            transformOrigin: Item.Top
            scale: root.wreath / 160
        }
        Row {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -Theme.space1 / 2
            // Several share the room of one.
            spacing: -Theme.space3 * root.wreath / 160

            Repeater {
                model: root.winners

                PlayerSeal {
                    required property string modelData

                    // Other winners come when another game is opened.
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    colour: modelData
                    size: Math.round((root.winners.length > 1 ? 132 / (root.winners.length + 0.5) : 92) * root.wreath / 160)
                }
            }
        }
    }
    Prose {
        id: words

        objectName: "verdict"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: root.table.verdict
        lineHeightMode: Text.FixedHeight
        lineHeight: Math.round(1.1 * Theme.display.pixelSize)
        font: Theme.display
        Accessible.role: Accessible.Heading
    }
    Prose {
        id: note

        objectName: "verdict-note"
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        text: root.table.verdictNote
        color: Theme.ink2
    }
    Prose {
        id: record

        objectName: "best"
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        text: root.best
        color: Theme.ink2
    }
}
