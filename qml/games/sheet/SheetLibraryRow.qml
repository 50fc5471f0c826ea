// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A sheet in a list: a tap chooses it, held it tells what else can be done.
Touchable {
    id: root

    required property sheetCard card
    property bool last: false

    signal held

    objectName: card.id
    implicitHeight: Math.max(64, words.height + 2 * Theme.space2)
    pressedScale: 1
    text: card.spoken
    Accessible.name: card.spoken
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"
    }
    SheetEmblem {
        id: emblem

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        emblem: root.card.emblem
        tally: root.card.tally
        size: Theme.touchTarget
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: emblem.x + emblem.width + Theme.space3
        width: mend.x - x - Theme.space2

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.card.title
            font: Theme.label
        }
        Flow {
            width: parent.width
            spacing: Theme.gapMedium

            SheetLibraryFact {
                iconName: "ui-players"
                text: root.card.players
            }
            SheetLibraryFact {
                iconName: "ui-sheet"
                text: root.card.rows
            }
            SheetLibraryFact {
                iconName: "sheet-aim"
                text: root.card.aim
            }
            Words {
                visible: text !== "" && root.width >= Theme.phoneWidth
                text: root.card.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    Pill {
        id: mend

        anchors.verticalCenter: parent.verticalCenter
        x: more.x - (visible ? width + Theme.space1 : 0)
        width: visible ? implicitWidth : 0
        visible: root.card.toMend
        kind: "harm"
        iconName: "ui-warn"
        //: Of a sheet at fault.
        text: qsTr("to mend")
    }
    IconButton {
        id: more

        objectName: "more-" + root.card.id
        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width
        iconName: "ui-more"
        //: Everything that can be done with a sheet; %1 is its title.
        name: qsTr("More: %1").arg(root.card.title)
        onClicked: root.held()
    }
    HairLine {
        x: Theme.cardPadding
        y: parent.height - height
        width: parent.width - 2 * x
        visible: !root.last
    }
}
