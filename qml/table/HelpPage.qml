// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The rules in our own words, opened where the game is.
PageFrame {
    id: root

    required property GameTable table
    property int topic: table.helpTopicForStep()
    readonly property list<string> titles: table.helpTitles
    readonly property list<string> paragraphs: topic < titles.length ? [...table.helpParagraphs(topic)] : []

    onTopicChanged: root.scrollBy(-Infinity)
    widest: wide ? Theme.pageWidth : Theme.readingWidth

    header: PageBar {
        //: Title of the page with the rules.
        title: qsTr("Rules")
        onBack: root.back()
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.space5
        rowSpacing: Theme.space4

        Flow {
            Layout.fillWidth: !root.wide
            Layout.preferredWidth: root.wide ? 240 : -1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gapSmall

            Repeater {
                model: root.titles

                Chip {
                    required property int index
                    required property string modelData

                    objectName: "topic-" + index
                    width: Math.min(implicitWidth, parent ? parent.width : 0)
                    checkable: false
                    checked: index === root.topic
                    text: modelData
                    onClicked: root.topic = index
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.bottomMargin: Theme.space4
            spacing: Theme.space3

            Prose {
                Layout.fillWidth: true
                text: root.titles[root.topic] ?? ""
                font: Theme.title
                Accessible.role: Accessible.Heading
            }
            // No layout: one that is hidden still looks at lines that are gone.
            Column {
                Layout.fillWidth: true
                spacing: Theme.space3

                Repeater {
                    model: root.paragraphs

                    Prose {
                        required property string modelData

                        width: parent ? parent.width : 0
                        text: modelData
                        lineHeight: 1.15
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
