// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Every lower half there is, with what it would be worth now.
BottomSheet {
    id: root

    required property StoneChoices choices
    readonly property int columns: Theme.largeText ? 2 : 3

    signal chosen(int bottom)

    //: Title: the lower half of a card is named.
    title: qsTr("Which lower half?")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    Flow {
        id: list

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.choices.bottomNames

            Touchable {
                id: half

                required property int index
                required property string modelData

                objectName: "bottom-" + index
                width: (list.width - (root.columns - 1) * list.spacing) / root.columns
                implicitHeight: Math.max(Theme.buttonHeight, column.implicitHeight + Theme.space2)
                ringRadius: Theme.radiusTile
                Accessible.name: modelData
                Accessible.description: root.choices.bottomWorths[index] ?? ""
                onClicked: {
                    root.close();
                    root.chosen(half.index);
                }

                background: Rectangle {
                    radius: Theme.radiusTile
                    color: half.down ? Theme.surfaceAlt : Theme.surface
                    border.width: Theme.lineControlWidth
                    border.color: Theme.lineControl
                }

                Column {
                    id: column

                    anchors.centerIn: parent
                    width: parent.width - Theme.space2

                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.gapSmall

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: root.choices.bottomIcons[half.index] ?? ""
                            size: Theme.iconSize(24)
                            color: Theme.ink
                        }
                        Words {
                            text: root.choices.bottomWorths[half.index] ?? ""
                            color: Theme.accent
                            font: Theme.points
                        }
                    }
                    WholeWords {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: half.modelData
                        face: Theme.caption
                    }
                }
            }
        }
    }
}
