// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A space of the trade track: so many resources for so much, and who has it this turn.
Touchable {
    id: root

    required property riseTile space
    required property list<string> colours
    /// While a list is emptied its figures are still there for a moment.
    property riseFigure none
    readonly property bool flat: !space.choice.enabled

    signal held

    implicitHeight: Math.max(84, row.height + note.implicitHeight + Theme.space4)
    objectName: space.choice.id
    enabled: space.choice.id !== "" && space.choice.enabled
    ringRadius: Theme.radiusControl
    Accessible.name: space.choice.spoken
    Accessible.description: space.choice.why
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    component Amount: Row {
        id: amount

        required property riseFigure figure
        property color ink

        spacing: Theme.space1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: amount.figure.icon
            size: Theme.iconSize(26)
            color: RiseInk.of(amount.figure.ink)
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: amount.figure.text
            color: amount.ink
            font: Theme.title
        }
    }

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down || root.flat ? Theme.surfaceAlt : Theme.surface
        border.width: root.flat ? 0 : Theme.lineControlWidth
        border.color: Theme.lineControl
    }

    // Where a finger is held.
    Item {
        objectName: root.space.edit.id
        anchors.fill: parent
    }
    Row {
        id: row

        // What is missing stands below it.
        y: (note.text === "" ? root.height - height : root.height - height - note.implicitHeight) / 2
        x: Theme.cardPadding
        spacing: Theme.space2

        Amount {
            figure: root.space.figures[0] ?? root.none
            ink: root.flat ? Theme.ink2 : Theme.ink
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "ui-arrow"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
        Amount {
            figure: root.space.figures[1] ?? root.none
            ink: root.flat ? Theme.ink2 : Theme.ink
        }
    }
    Words {
        id: note

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.cardPadding
        text: root.space.choice.note
        color: Theme.ink2
        font: Theme.micro
    }
    RiseSeals {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space2
        owners: root.space.owners
        colours: root.colours
        size: 26
    }
}
