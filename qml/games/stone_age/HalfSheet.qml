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

    required property list<tableChoice> bottoms
    /// Of which card.
    property string whose
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    readonly property int columns: Theme.largeText ? 2 : 3

    signal chosen(string id)

    //: Title: the lower half of a card is named.
    title: qsTr("Which lower half?")

    Prose {
        Layout.fillWidth: true
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
    }
    Prose {
        Layout.fillWidth: true
        text: root.whose
        color: Theme.ink2
    }
    EvenFlow {
        id: list

        Layout.fillWidth: true

        Repeater {
            model: root.bottoms.length

            Touchable {
                id: half

                required property int index
                readonly property tableChoice row: root.bottoms[index] ?? root.none

                objectName: row.id
                width: (list.width - (root.columns - 1) * list.spacing) / root.columns
                height: list.tallest
                implicitHeight: Math.max(Theme.buttonHeight, column.implicitHeight + Theme.space2)
                ringRadius: Theme.radiusTile
                Accessible.name: row.title
                Accessible.description: row.points
                onClicked: {
                    root.close();
                    root.chosen(half.row.id);
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
                            name: half.row.icon
                            size: Theme.iconSize(24)
                            color: Theme.ink
                        }
                        Words {
                            text: half.row.points
                            color: Theme.accent
                            font: Theme.points
                        }
                    }
                    WholeWords {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: half.row.title
                        face: Theme.caption
                    }
                }
            }
        }
    }
}
