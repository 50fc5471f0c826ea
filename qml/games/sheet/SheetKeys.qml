// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The keys for the cell: digits, or a button for each value, with the wide button as part of them.
Item {
    id: root

    required property SheetTable table
    property int keyHeight: 52
    /// The wide button stands elsewhere.
    property bool bare: false
    readonly property sheetPad pad: table.cells.pad
    readonly property list<tableChoice> digits: pad.digits
    readonly property list<tableChoice> values: pad.values
    readonly property list<tableChoice> fields: pad.fields
    readonly property list<tableChoice> lines: pad.table
    readonly property bool typing: pad.kind === "digits"
    readonly property bool choosing: pad.kind === "choices"
    property tableChoice none

    signal goOn
    /// Swiped down.
    signal folded

    implicitHeight: column.implicitHeight

    DragHandler {
        id: swipe

        property bool done: false

        target: null
        xAxis.enabled: false
        enabled: root.table.cells.keys.id !== ""
        onActiveChanged: swipe.done = false
        onTranslationChanged: {
            if (swipe.active && !swipe.done && swipe.translation.y > root.keyHeight) {
                swipe.done = true;
                root.folded();
            }
        }
    }
    Column {
        id: column

        width: parent.width
        spacing: Theme.gapSmall

        Row {
            id: pair

            width: parent.width
            visible: root.fields.length === 2
            spacing: Theme.space2

            Repeater {
                model: root.fields.length

                Rectangle {
                    id: field

                    required property int index
                    readonly property tableChoice own: root.fields[index] ?? root.none

                    width: (pair.width - pair.spacing) / 2
                    height: Theme.touchTarget
                    radius: Theme.radiusTile
                    color: own.chosen ? Theme.accentSoft : Theme.surface
                    border.width: own.chosen ? Theme.lineSelection : Theme.lineHair
                    border.color: own.chosen ? Theme.accent : Theme.line
                    Accessible.role: Accessible.StaticText
                    Accessible.name: own.title + " " + own.points

                    Words {
                        x: Theme.space3
                        height: parent.height
                        text: field.own.title
                        color: Theme.ink2
                        font: Theme.caption
                    }
                    Words {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.space3
                        height: parent.height
                        text: field.own.points
                        font: Theme.count
                    }
                }
            }
        }
        Flickable {
            id: lookup

            width: parent.width
            height: visible ? 40 : 0
            visible: root.lines.length > 0
            contentWidth: places.width
            flickableDirection: Flickable.HorizontalFlick
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Row {
                id: places

                spacing: Theme.space1

                Repeater {
                    model: root.lines.length

                    Rectangle {
                        id: place

                        required property int index
                        readonly property tableChoice own: root.lines[index] ?? root.none

                        width: Math.max(38, label.implicitWidth + 2 * Theme.space2)
                        height: 40
                        radius: Theme.radiusSmall
                        color: own.chosen ? Theme.accentSoft : Theme.surface
                        border.width: own.chosen ? Theme.lineSelection : Theme.lineHair
                        border.color: own.chosen ? Theme.accent : Theme.line

                        Column {
                            anchors.centerIn: parent

                            Words {
                                id: label

                                anchors.horizontalCenter: parent.horizontalCenter
                                text: place.own.title
                                color: Theme.ink2
                                font: Theme.sheet
                            }
                            Words {
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: place.own.points
                                font: Theme.control
                            }
                        }
                    }
                }
            }
        }
        // As high for a few values as for digits: what stands above does not move with the kind of cell.
        Item {
            width: parent.width
            height: Math.max(0, 3 * root.keyHeight + 2 * Theme.gapSmall - choices.height - Theme.gapSmall)
            visible: !root.typing && height > 0
        }
        GridLayout {
            width: parent.width
            visible: root.typing
            columns: 4
            columnSpacing: Theme.gapSmall
            rowSpacing: Theme.gapSmall

            Repeater {
                model: root.typing ? 12 : 0

                SheetKey {
                    required property int index
                    readonly property int row: Math.floor(index / 4)

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: root.keyHeight
                    visible: true
                    opacity: key.id === "" ? 0 : enabled ? 1 : 0.4
                    enabled: key.id !== "" && key.enabled
                    key: index % 4 < 3 ? root.digits[row * 3 + index % 4] ?? root.none : row === 0 ? root.pad.back : row === 1 ? root.pad.sign : root.pad.plus
                    onClicked: root.table.touch(key.id)
                }
            }
        }
        Grid {
            id: choices

            width: parent.width
            visible: root.values.length > 0
            columns: root.choosing ? (root.values.length > 8 ? 2 : 1) : 4
            spacing: Theme.gapSmall

            Repeater {
                model: root.values.length

                SheetKey {
                    required property int index

                    width: (choices.width - (choices.columns - 1) * choices.spacing) / choices.columns
                    height: root.keyHeight
                    key: root.values[index] ?? root.none
                    onClicked: root.table.touch(key.id)
                }
            }
        }
        RowLayout {
            width: parent.width
            spacing: Theme.gapSmall

            SheetKey {
                Layout.preferredWidth: (root.width - 3 * Theme.gapSmall) / 4
                Layout.preferredHeight: Math.max(root.keyHeight, Theme.buttonHeight)
                key: root.typing ? root.digits[9] ?? root.none : root.pad.type
                onClicked: root.table.touch(key.id)
            }
            SheetKey {
                Layout.preferredWidth: Theme.buttonHeight
                Layout.preferredHeight: Theme.buttonHeight
                key: root.typing ? root.pad.type : root.pad.back
                tonal: true
                onClicked: root.table.touch(key.id)
            }
            Item {
                Layout.fillWidth: true
                visible: root.bare
            }
            SheetNext {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.buttonHeight
                visible: !root.bare
                steady: true
                table: root.table
                onClicked: root.goOn()
            }
        }
    }
}
