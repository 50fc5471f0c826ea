// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Who plays: the seats, the players of earlier games, and room for a new name.
ColumnLayout {
    id: root

    required property NewGame newGame
    property string refusal
    property bool writing: false

    function add(name: string): bool {
        root.refusal = root.newGame.add(name);
        return root.refusal === "";
    }

    spacing: Theme.space3

    SectionHead {
        Layout.fillWidth: true
        // The button in it is higher than what it shows.
        Layout.topMargin: -Theme.space2
        Layout.bottomMargin: -Theme.space4
        //: Head of the list of players.
        text: qsTr("Players")

        Touchable {
            objectName: "shuffle"
            enabled: root.newGame.names.length > 1
            opacity: enabled ? 1 : 0.4
            //: Puts the players into a random order.
            text: qsTr("Shuffle")
            onClicked: root.newGame.shuffle()

            contentItem: Row {
                spacing: Theme.gapSmall

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui-dice"
                    size: Theme.iconSize(18)
                    color: Theme.accent
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Shuffle")
                    color: Theme.accent
                    font: Theme.captionBold
                }
            }
        }
    }
    Card {
        Layout.fillWidth: true
        visible: root.newGame.names.length > 0
        padding: 0

        // No layout: one of Qt 6.4 still looks at rows that are gone.
        Column {
            width: parent.width

            Repeater {
                // A count, not the names: rows stay, and with them the keyboard, when a name or colour changes.
                model: root.newGame.names.length

                SeatRow {
                    required property int index

                    objectName: "seat-" + index
                    width: parent ? parent.width : 0
                    name: root.newGame.names[index] ?? ""
                    colour: root.newGame.colours[index] ?? ""
                    starts: index === 0
                    seat: index
                    seats: root.newGame.names.length
                    onNextColour: root.newGame.nextColour(index)
                    onRenamed: name => root.refusal = root.newGame.rename(index, name)
                    onChosenFirst: root.newGame.makeFirst(index)
                    onRemoved: root.newGame.remove(index)
                    onMoved: to => root.newGame.move(index, to)
                }
            }
        }
    }
    NoteLine {
        objectName: "refusal"
        Layout.fillWidth: true
        visible: root.refusal !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.refusal
    }
    Flow {
        Layout.fillWidth: true
        visible: root.newGame.canAdd
        spacing: Theme.space2

        Repeater {
            model: root.newGame.knownNames

            NameChip {
                required property int index
                required property string modelData

                objectName: "known-" + index
                text: modelData
                colour: root.newGame.knownColours[index] ?? ""
                onClicked: root.add(modelData)
            }
        }
        NameChip {
            objectName: "add-name"
            visible: !root.writing
            //: Adds a player who has not played before.
            text: qsTr("Name")
            onClicked: {
                root.writing = true;
                entry.forceActiveFocus();
            }
        }
        TextEntry {
            id: entry

            objectName: "new-name"
            visible: root.writing
            width: Math.min(implicitWidth + 2 * Theme.touchTarget, root.width)
            maximumLength: 40
            //: A field for the name of a new player.
            placeholderText: qsTr("Name")
            name: qsTr("Name of a new player")
            onAccepted: {
                if (root.add(text)) {
                    clear();
                    root.writing = root.newGame.canAdd;
                }
            }
            // Esc gives up the name, not the page with all the others.
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: {
                clear();
                root.refusal = "";
                root.writing = false;
                focus = false;
            }
            onActiveFocusChanged: {
                // Left empty, it folds back; left with a name, the name counts.
                if (!activeFocus && root.writing && (text.trim() === "" || root.add(text))) {
                    clear();
                    root.writing = false;
                }
            }
        }
    }
}
