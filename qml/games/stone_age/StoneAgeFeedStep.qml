// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everybody has eaten but those who are short: resources for the rest, or hunger.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneFeedPage page: table.feed
    readonly property list<tableChoice> meals: page.meals
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice nobody

    footFirst: true

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        //: Title: the people of somebody have not enough food.
        text: qsTr("Food is short")
        font: Theme.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.meals.length

            Touchable {
                id: meal

                required property int index
                readonly property tableChoice shown: root.meals[index] ?? root.nobody
                readonly property bool selected: shown.chosen

                objectName: shown.id
                width: parent ? parent.width : 0
                implicitHeight: Math.max(Theme.buttonHeight, words.implicitHeight + Theme.space2)
                Accessible.name: shown.title
                Accessible.description: shown.note
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: selected
                onClicked: root.table.touch(shown.id)

                background: Rectangle {
                    radius: Theme.radiusCard
                    color: Theme.surface
                    border.width: meal.selected ? Theme.lineSelection : Theme.lineHair
                    border.color: meal.selected ? Theme.accent : Theme.line
                }
                PlayerSeal {
                    id: seal

                    x: Theme.cardPadding
                    anchors.verticalCenter: parent.verticalCenter
                    colour: meal.shown.ink
                    size: 34
                }
                TextPair {
                    id: words

                    anchors.left: seal.right
                    anchors.right: parent.right
                    anchors.margins: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    text: meal.shown.title
                    caption: meal.shown.note
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.gapSmall
            //: Above the resources that feed.
            text: qsTr("Pay with resources")
            note: root.page.note
            small: true
        },
        PayRows {
            Layout.fillWidth: true
            rows: root.page.rows
            onChanged: (id, count) => root.table.touch(id, count)
        },
        Item {
            Layout.fillHeight: true
        }
    ]

    foot: ActionButton {
        objectName: root.page.hungry.id
        Layout.fillWidth: true
        kind: "tonal"
        iconName: root.page.hungry.icon
        text: root.page.hungry.title
        onClicked: root.table.touch(root.page.hungry.id)
    }
}
