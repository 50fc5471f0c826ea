// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The disaster that struck, and what it did to whom.
Touchable {
    id: root

    required property bronzeOutcome outcome

    /// Asks what this disaster is.
    signal held

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    pressedScale: 1
    leftPadding: Theme.space4
    rightPadding: Theme.space4
    topPadding: Theme.space4
    bottomPadding: Theme.gapMedium
    Accessible.name: outcome.disaster
    Accessible.description: outcome.disasterNote
    onClicked: root.held()

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.harmSoft
    }
    contentItem: ColumnLayout {
        spacing: Theme.space1

        RowLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space1
            spacing: Theme.cardPadding

            Rectangle {
                implicitWidth: 60
                implicitHeight: 60
                radius: height / 2
                color: Theme.harm

                Icon {
                    anchors.centerIn: parent
                    name: root.outcome.disasterIcon
                    size: 38
                    color: Theme.onHarm
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.outcome.disaster
                    font: Theme.pageTitle
                }
                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.outcome.disasterNote
                    color: Theme.onHarmSoft
                    font: Theme.caption
                }
            }
        }
        // No layout: one that is hidden still looks at rows that are gone when the window is turned.
        Column {
            Layout.fillWidth: true

            Repeater {
                model: root.outcome.victims

                VictimRow {
                    required property bronzeVictim modelData

                    width: parent ? parent.width : 0
                    victim: modelData
                }
            }
        }
    }
}
