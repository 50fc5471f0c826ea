// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Somebody's name and colour, whether they are suggested, and the ways to their games and to a merge.
ColumnLayout {
    id: root

    required property KnownPlayers players
    required property knownPlayer who
    property bool readOnly: false

    /// A name stands there that is not theirs yet.
    readonly property bool typed: entry.text !== who.name
    property string swapNote

    /// Something was to be changed: with the reason why not, or with nothing.
    signal changed(string refusal)
    signal named(string name)
    signal gamesWanted
    signal mergeWanted

    function read() {
        entry.text = root.who.name;
        root.swapNote = "";
    }
    function keepName() {
        if (root.typed && !root.readOnly)
            root.named(entry.text);
    }
    function recolour(colour: string) {
        const note = root.players.swapNote(root.who.id, colour);
        root.changed(root.players.setColour(root.who.id, colour));
        root.swapNote = note;
    }

    spacing: Theme.space2

    TextEntry {
        id: entry

        objectName: "player-name"
        Layout.fillWidth: true
        maximumLength: 40
        readOnly: root.readOnly
        //: A field with a player's name.
        name: qsTr("Name")
        onAccepted: root.keepName()
    }
    Prose {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        //: Head of the colours a player can have.
        text: qsTr("Colour, in all games")
        font: Theme.label
    }
    ColourChoice {
        Layout.fillWidth: true
        enabled: !root.readOnly
        opacity: enabled ? 1 : 0.4
        colours: root.players.colours
        names: root.players.colourNames
        current: root.who.colour
        onChosen: colour => root.recolour(colour)
    }
    Prose {
        objectName: "swap-note"
        Layout.fillWidth: true
        // One or the other, so that what is below stands still.
        text: root.swapNote === "" ? qsTr("At one table no two are alike.") : root.swapNote
        color: Theme.ink2
        font: Theme.caption
    }
    SettingRow {
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        enabled: !root.readOnly
        clickable: false
        iconName: "ui-players"
        //: A player who is not hidden stands among the names when a game is laid.
        title: qsTr("Suggest for new games")

        ToggleSwitch {
            objectName: "suggested"
            text: qsTr("Suggest for new games")
            checked: !root.who.hidden
            onToggled: root.changed(root.players.setHidden(root.who.id, !checked))
        }
    }
    SettingRow {
        objectName: "their-games"
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        iconName: "ui-history"
        //: Leads to the past games of a player.
        title: qsTr("Their games")
        caption: root.who.note
        arrow: true
        onClicked: root.gamesWanted()
    }
    SettingRow {
        objectName: "merge-with"
        Layout.fillWidth: true
        enabled: !root.readOnly
        leftPadding: 0
        rightPadding: 0
        iconName: "ui-swap"
        //: Makes two spellings of one person one.
        title: qsTr("Merge with somebody")
        caption: qsTr("if one person is here twice")
        arrow: true
        onClicked: root.mergeWanted()
    }
}
