// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A sheet from elsewhere, read before it is kept.
PageFrame {
    id: root

    required property SheetLibrary library
    readonly property SheetArrival arrival: library.arrival
    readonly property list<sheetLine> choices: arrival.choices
    property sheetLine none

    function accept() {
        const where = root.arrival.accept();
        if (where === "back")
            root.back();
        else
            root.look(where);
    }

    header: PageBar {
        title: root.arrival.title
        subtitle: root.arrival.subtitle
        onBack: root.back()
    }
    footer: FootBar {
        columns: Theme.largeText ? 1 : 2

        ActionButton {
            objectName: "not-now"
            Layout.fillHeight: true
            Layout.fillWidth: Theme.largeText
            kind: "tonal"
            text: qsTr("Not now")
            onClicked: root.back()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            visible: text !== ""
            focus: true
            text: root.arrival.primary
            onClicked: root.accept()
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.arrival.card.title !== ""
        spacing: Theme.space3

        SheetEmblem {
            emblem: root.arrival.card.emblem
            tally: root.arrival.card.tally
            size: Theme.touchTarget
        }
        Prose {
            Layout.fillWidth: true
            text: root.arrival.card.title
            font: Theme.heading
        }
        Pill {
            visible: root.arrival.isNew && !root.arrival.atFault
            kind: "accent"
            iconName: "ui-star"
            //: Of a sheet that nobody has seen here.
            text: qsTr("new")
        }
    }
    NoteLine {
        objectName: "verdict"
        Layout.fillWidth: true
        iconName: root.arrival.atFault ? "ui-warn" : "ui-check"
        ink: root.arrival.atFault ? Theme.harm : Theme.ink2
        text: root.arrival.verdict
    }
    SheetLibraryLines {
        Layout.fillWidth: true
        lines: root.arrival.differences
    }
    SheetLibraryLines {
        Layout.fillWidth: true
        visible: root.arrival.isNew && lines.length > 0
        lines: root.arrival.rows
    }
    Card {
        Layout.fillWidth: true
        visible: root.arrival.isNew

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gapMedium

            SectionHead {
                Layout.fillWidth: true
                small: true
                text: qsTr("What a sheet can do")
            }
            NoteLine {
                Layout.fillWidth: true
                iconName: "ui-check"
                ink: Theme.safe
                text: qsTr("show rows, add up and compare what you enter here")
            }
            NoteLine {
                Layout.fillWidth: true
                iconName: "ui-close"
                text: qsTr("see your games, players or other sheets")
            }
            NoteLine {
                Layout.fillWidth: true
                iconName: "ui-close"
                text: qsTr("use the network, open links, run a program")
            }
            NoteLine {
                Layout.fillWidth: true
                iconName: "ui-close"
                text: qsTr("change a game that is already played")
            }
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.arrival.gamesNote !== ""
        padding: 0

        SettingRow {
            width: parent.width
            clickable: false
            iconName: "ui-lock"
            title: root.arrival.gamesNote
            caption: qsTr("Every game carries its own sheet. Statistics match rows over the versions.")
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.choices.length > 0
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.choices.length

                SettingRow {
                    id: choice

                    required property int index
                    readonly property sheetLine line: root.choices[index] ?? root.none

                    objectName: line.id
                    width: parent ? parent.width : 0
                    title: line.title
                    caption: line.text
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: line.checked
                    onClicked: root.arrival.choose(line.id)

                    Icon {
                        opacity: choice.line.checked ? 1 : 0
                        name: "ui-check"
                        size: Theme.iconSize(24)
                        color: Theme.ink2
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
