// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What a player has in stock; a tap tells more about one thing.
Card {
    id: root

    required property list<tableCounter> rows
    /// What will become of it, and whether that hurts.
    property string note
    property bool harm: false
    property Inks inks: null
    /// While a list is emptied its rows are still there for a moment.
    property tableCounter none

    signal explain(string id, string icon)

    padding: Theme.space1
    bottomPadding: Theme.gapSmall

    Column {
        width: parent.width

        Flow {
            id: cells

            width: parent.width

            Repeater {
                model: root.rows.length

                Touchable {
                    id: cell

                    required property int index
                    readonly property tableCounter row: root.rows[index] ?? root.none

                    objectName: "stock-" + row.ink
                    // Whole pixels: a sum that is too wide by a hair would wrap.
                    width: Math.floor(cells.width / (Theme.largeText ? 3 : root.rows.length))
                    implicitHeight: column.implicitHeight + 2 * Theme.gapSmall
                    //: Spoken: %1 is a resource, %2 how many there are.
                    Accessible.name: qsTr("%1: %2").arg(row.title).arg(row.value)
                    onClicked: root.explain(row.ink, row.icon)

                    Column {
                        id: column

                        anchors.centerIn: parent
                        width: parent.width

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space1

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: cell.row.icon
                                size: Theme.iconSize(24)
                                color: root.inks?.of(cell.row.ink) ?? Theme.ink2
                            }
                            Words {
                                text: cell.row.value
                                font: Theme.heading
                            }
                        }
                        Words {
                            width: parent.width
                            visible: !Theme.largeText
                            horizontalAlignment: Text.AlignHCenter
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.sheet.pixelSize
                            text: cell.row.title
                            color: Theme.ink2
                            font: Theme.micro
                        }
                    }
                }
            }
        }
        NoteLine {
            objectName: "stock-note"
            x: Theme.space2
            width: parent.width - 2 * x
            visible: text !== ""
            iconName: root.harm ? "ui-warn" : "ui-check"
            ink: root.harm ? Theme.harm : Theme.safe
            text: root.note
        }
    }
}
