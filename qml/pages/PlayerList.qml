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
    /// There is a field for one more name.
    property bool writing: newGame.newcomer !== ""
    /// A name was left as it cannot be: said until one is written on.
    property bool insisting: false

    /// Who is written already has a seat before the next is asked for.
    function write() {
        root.newGame.seatNewcomer();
        root.writing = true;
        entry.forceActiveFocus();
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
                    starts: index === 0 && root.newGame.options.seatBegins
                    seat: index
                    seats: root.newGame.names.length
                    mark: root.newGame.options.seatMarks[index] ?? ""
                    onNextMark: root.newGame.options.touchSeat(index)
                    onNextColour: root.newGame.nextColour(index)
                    onRenamed: name => {
                        root.insisting = false;
                        root.newGame.rename(index, name);
                    }
                    onWritten: root.insisting = true
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
        visible: root.insisting && text !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.newGame.nameProblem
    }
    Flow {
        Layout.fillWidth: true
        // What rules that make room for one more are chosen by stands below it, and is to stay where it is.
        visible: root.newGame.mayHaveRoom || root.writing
        spacing: Theme.space2

        Repeater {
            model: root.newGame.knownNames

            NameChip {
                required property int index
                required property string modelData

                objectName: "known-" + index
                width: Math.min(implicitWidth, root.width)
                text: modelData
                colour: root.newGame.knownColours[index] ?? ""
                visible: root.newGame.mayHaveRoom
                enabled: root.newGame.canAdd
                onClicked: root.newGame.add(modelData)
            }
        }
        NameChip {
            objectName: "add-name"
            visible: !root.writing
            enabled: root.newGame.canAdd
            //: Adds a player who has not played before.
            text: qsTr("Name")
            onClicked: root.write()
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
            text: root.newGame.newcomer
            // Every letter counts at once: the start speaks of it.
            inputMethodHints: Qt.ImhNoPredictiveText
            onTextEdited: {
                root.insisting = false;
                root.newGame.newcomer = text;
            }
            onAccepted: {
                root.insisting = !root.newGame.seatNewcomer();
                root.writing = root.insisting || root.newGame.canAdd;
                // A field that is not seen would still be written in.
                if (!root.writing)
                    focus = false;
            }
            // Esc gives up the name, not the page with all the others.
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: {
                root.newGame.newcomer = "";
                root.writing = false;
                focus = false;
            }
            // Left empty, it folds back; left with a name, it stays and the name counts.
            onActiveFocusChanged: {
                root.insisting = !activeFocus;
                root.writing = root.writing && (activeFocus || text.trim() !== "");
            }
        }
    }
}
