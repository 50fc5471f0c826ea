// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// Which game: with one there is nothing to choose, so it is only named.
Card {
    id: root

    property list<string> titles
    property int current: 0
    /// "1 to 4 players".
    property string note
    property string scene: "bronze"

    signal chosen(int index)

    padding: Theme.lineSelection

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space3

            Scene {
                Layout.preferredWidth: Math.min(184, root.width * 0.4)
                Layout.preferredHeight: 84
                radius: Theme.radiusCard
                roundFoot: true
                kind: root.scene
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Prose {
                    Layout.fillWidth: true
                    text: root.titles[root.current] ?? ""
                    font: Theme.section
                }
                Prose {
                    Layout.fillWidth: true
                    text: root.note
                    color: Theme.ink2
                    font: Theme.caption
                }
            }
        }
        SegmentedChoice {
            objectName: "game"
            Layout.fillWidth: true
            Layout.margins: Theme.space2
            visible: root.titles.length > 1
            //: Which of the games is played.
            name: qsTr("Game")
            options: root.titles
            current: root.current
            onChosen: index => root.chosen(index)
        }
    }
}
