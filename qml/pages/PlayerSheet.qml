// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What can be changed about somebody; then with whom to merge them, and what that would do.
BottomSheet {
    id: root

    required property KnownPlayers players
    property bool readOnly: false
    property knownPlayer who
    property knownPlayer into
    property string refusal
    /// "edit", "choose" or "merge".
    property string step: "edit"

    signal gamesWanted

    function show(id: double) {
        root.who = root.players.player(id);
        root.refusal = "";
        root.step = "edit";
        edit.read();
        root.open();
    }
    /// Whoever has the name already may be the same person.
    function rename(name: string) {
        root.tell(root.players.rename(root.who.id, name));
        if (root.refusal === "") {
            edit.read();
            return;
        }
        const namesake = root.players.namesake(root.who.id, name);
        const problem = namesake.id === 0 ? "" : root.players.mergeProblem(root.who.id, namesake.id);
        if (problem !== "")
            root.refusal += " " + problem;
        else if (namesake.id !== 0)
            root.choose(namesake.id);
    }
    /// A name that was typed counts, whichever way the sheet is left.
    function settle(): bool {
        edit.keepName();
        return root.step === "edit" && root.refusal === "";
    }
    /// What was done shows, or why not.
    function tell(refusal: string) {
        root.refusal = refusal;
        root.who = root.players.player(root.who.id);
    }
    function choose(id: double) {
        root.into = root.players.player(id);
        root.refusal = root.players.mergeProblem(root.who.id, id);
        root.step = "merge";
    }
    function merge() {
        root.refusal = root.players.merge(root.who.id, root.into.id);
        if (root.refusal === "")
            root.close();
    }

    title: who.name
    onClosed: {
        if (root.step === "edit" && !root.settle())
            root.open();
    }

    PlayerEdit {
        id: edit

        Layout.fillWidth: true
        visible: root.step === "edit"
        players: root.players
        who: root.who
        readOnly: root.readOnly
        onChanged: refusal => root.tell(refusal)
        onNamed: name => root.rename(name)
        onGamesWanted: {
            root.close();
            root.gamesWanted();
        }
        onMergeWanted: if (root.settle()) root.step = "choose"
    }
    MergeChoice {
        Layout.fillWidth: true
        visible: root.step === "choose"
        who: root.who
        others: root.step === "choose" ? root.players.others(root.who.id) : []
        onChosen: id => root.choose(id)
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: root.step === "merge"
        spacing: Theme.space3

        Prose {
            Layout.fillWidth: true
            //: The question before two spellings of one person become one: %1 is forgotten, %2 stays.
            text: qsTr("%1 becomes %2").arg(root.who.name).arg(root.into.name)
            font: Theme.title
            Accessible.role: Accessible.Heading
        }
        Prose {
            objectName: "merge-preview"
            Layout.fillWidth: true
            visible: root.refusal === ""
            text: root.step === "merge" ? root.players.mergePreview(root.who.id, root.into.id) : ""
            color: Theme.ink2
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
    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapMedium

        ActionButton {
            objectName: "merge"
            Layout.preferredHeight: Math.max(implicitHeight, Theme.buttonHeight)
            visible: root.step === "merge" && root.refusal === ""
            kind: "tonal"
            //: Makes two spellings of one person one.
            text: qsTr("Merge")
            onClicked: root.merge()
        }
        ActionButton {
            objectName: "close"
            Layout.fillWidth: true
            focus: true
            //: The safe answer: nobody is merged. The second closes what can be changed about somebody.
            text: root.step === "edit" ? qsTr("Done") : qsTr("Keep both")
            onClicked: if (root.step !== "edit" || root.settle()) root.close()
        }
    }
}
