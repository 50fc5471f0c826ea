// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A seat at a table being laid: whose it is, who starts, and its place in the order.
Item {
    id: root

    property string name
    property string colour
    property bool starts: false
    property int seat: 0
    property int seats: 1
    /// What the game says of the seat, such as its team; a touch changes it.
    property string mark
    /// The first of them, told apart at a glance.
    readonly property bool filled: mark === "1"
    /// Small windows and large text give the buttons a line of their own.
    readonly property bool folded: width < 300 || Theme.largeText

    signal nextColour
    /// With every letter, whether it can be called that or not.
    signal renamed(string name)
    /// Nobody writes any more.
    signal written
    signal chosenFirst
    signal removed
    signal nextMark
    /// To another place in the order.
    signal moved(int to)

    function moveTo(to: int) {
        const next = Math.max(0, Math.min(root.seats - 1, to));
        if (next !== root.seat)
            root.moved(next);
    }

    implicitHeight: grid.implicitHeight + Theme.gapSmall
    implicitWidth: grid.implicitWidth
    z: drag.active ? 1 : 0

    HairLine {
        x: Theme.cardPadding
        width: parent.width - 2 * Theme.cardPadding
        visible: root.seat > 0
    }

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: Theme.space1
        y: Theme.gapSmall / 2 + (drag.active ? drag.translation.y : 0)
        columns: root.folded ? 2 : 3
        columnSpacing: Theme.space1
        rowSpacing: 0

        Touchable {
            objectName: "colour"
            ringRadius: height / 2
            //: Gives a player the next free colour. %1 is a name.
            text: qsTr("Colour of %1").arg(root.name)
            onClicked: root.nextColour()

            contentItem: Item {
                PlayerSeal {
                    anchors.centerIn: parent
                    colour: root.colour
                    size: 38
                }
            }
        }
        TextEntry {
            objectName: "name"
            Layout.fillWidth: true
            framed: false
            text: root.name
            maximumLength: 40
            //: A field with a player's name.
            name: qsTr("Name")
            inputMethodHints: Qt.ImhNoPredictiveText
            onTextEdited: root.renamed(text)
            onEditingFinished: root.written()
        }
        RowLayout {
            Layout.columnSpan: root.folded ? 2 : 1
            Layout.alignment: Qt.AlignRight
            spacing: 0

            Pill {
                visible: root.starts
                kind: "accent"
                // Large text leaves no room for both.
                iconName: Theme.largeText ? "" : "ui-star-fill"
                //: Beside the player who starts.
                text: qsTr("Starts")
            }
            IconButton {
                objectName: "first"
                visible: !root.starts
                iconName: "ui-star"
                iconSize: 22
                ink: Theme.ink3
                //: Makes a player start. %1 is a name.
                name: qsTr("%1 starts").arg(root.name)
                onClicked: root.chosenFirst()
            }
            Touchable {
                objectName: "mark"
                visible: root.mark !== ""
                ringRadius: Theme.radiusSmall
                text: root.mark
                //: Moves a player to the next team. %1 is a name, %2 the number of the team.
                Accessible.name: qsTr("%1, team %2").arg(root.name).arg(root.mark)
                onClicked: root.nextMark()

                contentItem: Item {
                    Rectangle {
                        anchors.centerIn: parent
                        width: Theme.buttonHeight - Theme.space5
                        height: width
                        radius: Theme.radiusSmall
                        color: root.filled ? Theme.ink2 : "transparent"
                        border.width: Theme.lineSelection
                        border.color: Theme.ink2

                        Words {
                            anchors.centerIn: parent
                            text: root.mark
                            color: root.filled ? Theme.surface : Theme.ink
                            font: Theme.control
                        }
                    }
                }
            }
            IconButton {
                objectName: "remove"
                iconName: "ui-close"
                iconSize: 20
                ink: Theme.ink3
                //: Takes a player from the table. %1 is a name.
                name: qsTr("Remove %1").arg(root.name)
                onClicked: root.removed()
            }
            IconButton {
                objectName: "move"
                visible: root.seats > 1
                iconName: "ui-drag"
                ink: Theme.ink3
                // A drag that has ended leaves it pressed, and by then another player stands here.
                down: drag.active
                //: A handle to change the order of players, also with the arrow keys. %1 is a name.
                name: qsTr("Move %1").arg(root.name)
                Keys.onUpPressed: root.moveTo(root.seat - 1)
                Keys.onDownPressed: root.moveTo(root.seat + 1)
                Accessible.onIncreaseAction: root.moveTo(root.seat + 1)
                Accessible.onDecreaseAction: root.moveTo(root.seat - 1)

                DragHandler {
                    id: drag

                    target: null
                    xAxis.enabled: false
                    // Before the page thinks it is being scrolled.
                    dragThreshold: Theme.space1
                    onActiveChanged: {
                        if (!active)
                            root.moveTo(root.seat + Math.round(translation.y / root.height));
                    }
                }
            }
        }
    }
}
