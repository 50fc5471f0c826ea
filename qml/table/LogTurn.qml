// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One turn of the log: who, when, and what happened in whole sentences.
Card {
    id: root

    required property tableTurn turn

    signal changeWanted
    /// The keyboard is here.
    signal reached

    padding: 0

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.cardPadding
            Layout.rightMargin: Theme.space1
            Layout.topMargin: Theme.space1
            spacing: Theme.space3

            PlayerSeal {
                colour: root.turn.colour
                size: 34
            }
            Prose {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touchTarget
                text: root.turn.title
                font: Theme.section
                Accessible.role: Accessible.Heading
            }
            IconButton {
                objectName: "change"
                visible: root.turn.changeable
                iconName: "ui-edit"
                iconSize: 22
                //: Enters an earlier turn anew. %1 is such as "Léa, round 8".
                name: qsTr("Change this turn: %1").arg(root.turn.title)
                onClicked: root.changeWanted()
                onActiveFocusChanged: if (activeFocus) root.reached()
            }
        }
        Repeater {
            model: root.turn.lines

            RowLayout {
                id: line

                required property tableLine modelData
                readonly property color ink: modelData.harm ? Theme.harm : Theme.ink

                Layout.fillWidth: true
                Layout.leftMargin: Theme.cardPadding
                Layout.rightMargin: Theme.cardPadding
                Layout.bottomMargin: Theme.gapMedium
                spacing: Theme.space3

                Item {
                    Layout.alignment: Qt.AlignTop
                    implicitWidth: 34
                    implicitHeight: mark.height

                    Icon {
                        id: mark

                        anchors.horizontalCenter: parent.horizontalCenter
                        name: line.modelData.icon
                        size: Theme.iconSize(22)
                        color: line.modelData.harm ? Theme.harm : Theme.ink2
                    }
                }
                Prose {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    color: line.ink
                    font: Theme.caption
                }
            }
        }
    }
}
