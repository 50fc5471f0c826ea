// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The actions of an earlier turn: one is entered anew, taken out, or gets another before it.
PageFrame {
    id: root

    required property TableChange change

    header: PageBar {
        //: Title: the actions of an earlier turn, to be changed.
        title: qsTr("Change this turn")
        subtitle: root.change.title
        onBack: root.back()

        IconButton {
            objectName: "undo-list"
            enabled: root.change.differs
            iconName: "ui-undo"
            //: Takes the last change of a list of actions back.
            name: qsTr("Undo")
            onClicked: root.change.undo()
        }
    }
    footer: FootBar {
        columns: 1

        ActionButton {
            objectName: "play-again"
            Layout.fillWidth: true
            kind: "secondary"
            //: All actions of an earlier turn are entered anew, from the first on.
            text: qsTr("Play the whole turn again")
            onClicked: root.change.playAgain()
        }
        ActionButton {
            objectName: "look"
            Layout.fillWidth: true
            enabled: root.change.differs
            //: Leads to what another course of an earlier turn would do.
            text: qsTr("See what would change")
            onClicked: root.change.look()
        }
    }

    Prose {
        Layout.fillWidth: true
        text: qsTr("Tap what was done otherwise. All else stays as long as the rules allow it.")
        color: Theme.ink2
        font: Theme.caption
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Repeater {
                model: root.change.actions.length

                RowLayout {
                    id: action

                    required property int index
                    readonly property string words: root.change.actions[index] ?? ""

                    Layout.fillWidth: true
                    Layout.rightMargin: Theme.space1
                    spacing: 0

                    Touchable {
                        id: row

                        objectName: "action-" + action.index
                        Layout.fillWidth: true
                        implicitHeight: Math.max(Theme.buttonHeight, words.implicitHeight + 2 * Theme.space2)
                        pressedScale: 1
                        ringRadius: Theme.radiusTile
                        //: Spoken: enters an action of an earlier turn anew. %1 is what was done.
                        Accessible.name: qsTr("Change: %1").arg(action.words)
                        onClicked: root.change.enterAnew(action.index)

                        Prose {
                            id: words

                            x: Theme.cardPadding
                            y: (parent.height - height) / 2
                            width: parent.width - x
                            text: action.words
                        }
                    }
                    IconButton {
                        objectName: "add-" + action.index
                        iconName: "ui-plus"
                        //: Puts another action before one of an earlier turn. %1 is what was done.
                        name: qsTr("Add one before: %1").arg(action.words)
                        onClicked: root.change.add(action.index)
                    }
                    IconButton {
                        objectName: "take-out-" + action.index
                        iconName: "ui-trash"
                        //: Takes an action out of an earlier turn. %1 is what was done.
                        name: qsTr("Take out: %1").arg(action.words)
                        onClicked: root.change.takeOut(action.index)
                    }
                }
            }
        }
    }
    ActionButton {
        objectName: "add-last"
        Layout.fillWidth: true
        visible: !root.change.ends
        kind: "secondary"
        //: The turn has no end without one more action.
        text: qsTr("Add what ends the turn")
        onClicked: root.change.add(root.change.actions.length)
    }
    Item {
        Layout.fillHeight: true
    }
}
