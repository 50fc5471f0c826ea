// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One turn from the top: who plays, the steps, the body of the step, the action bar.
Item {
    id: root

    required property GameTable table
    property bool across: false
    property bool sheetBeside: false
    property bool tableBeside: false
    /// The steps of every turn. Their pages are kept, so they hold nothing of their own.
    property list<string> lasting
    property TurnExtras extras: null

    signal goOn
    signal look(string where)
    signal explain(string id, string icon)
    signal sheetOf(int seat)
    signal more
    signal undoHeld

    readonly property string step: table.step
    readonly property int turnOf: table.turnOf
    readonly property bool sized: width > 0 && height > 0
    /// Where the current step is.
    property Place place: other
    readonly property StepBody current: place.item as StepBody
    /// Before this is whole its size and step come in pieces, each of which would make the step anew.
    property bool whole: false

    /// Whose step it is, after how many actions.
    readonly property string moment: step + " " + table.turnOf + " " + table.head
    /// A key that nothing else took is being answered.
    property alias keyed: keyboard.keyed

    /// Brings the keyboard to what a hand would touch next.
    function aim() {
        keyboard.aim(true);
    }
    /// A line in place of the steps, until the next step: what has just been skipped.
    function tell(file: url, its) {
        told.setSource(file, its);
    }
    /// Each step is a file of its own, made when its time comes.
    function showStep() {
        if (!root.whole)
            return;
        const again = root.lasting.indexOf(root.step);
        const next = again < 0 ? other : kept.itemAt(again);
        if (next !== root.place)
            root.place.leave();
        root.place = next;
        root.place.show();
    }
    function forgetSteps() {
        for (let i = 0; i < kept.count; ++i)
            (kept.itemAt(i) as Loader).source = "";
    }

    component Place: Loader {
        id: place

        property bool lasts: false

        function show() {
            place.visible = true;
            if (place.lasts && place.item)
                (place.item as StepBody).rewind();
            else
                place.make();
            if (place.item)
                slide.restart();
        }
        function make() {
            // With its size from the start: wrapped texts keep the height of their first layout.
            place.setSource(root.sized && !root.table.over ? GameFiles.of(root.table.folder, root.step + "Step") : "", {
                "table": root.table,
                "width": place.width,
                "height": place.height,
                "split": root.across,
                "reserve": actions.height,
                "sheetBeside": root.sheetBeside
            });
        }
        function leave() {
            place.visible = false;
            place.focus = false;
            if (!place.lasts)
                place.source = "";
        }

        width: root.width
        y: last.y + last.height
        height: (root.across ? root.height : actions.y) - y

        transform: Translate {
            id: shift
        }
        NumberAnimation {
            id: slide

            target: shift
            property: "x"
            from: Theme.space5
            to: 0
            duration: Theme.panelTime
            easing.type: Easing.OutCubic
        }
    }

    onStepChanged: {
        told.source = "";
        root.showStep();
    }
    onMomentChanged: message.hide()
    // Whoever plays next sees the page from its top.
    onTurnOfChanged: if (root.current) root.current.rewind()
    onSizedChanged: {
        root.forgetSteps();
        root.showStep();
    }
    Component.onCompleted: {
        root.whole = true;
        root.showStep();
    }

    Place {
        id: other
    }
    Repeater {
        id: kept

        model: root.lasting

        Place {
            lasts: true
            visible: false
        }
    }
    Loader {
        id: told

        z: 1
        x: steps.x
        y: steps.y
        width: steps.width
        height: Math.max(steps.height, implicitHeight)
    }
    ActionBar {
        id: actions

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: root.across ? root.width / 2 : root.width
        leftInset: root.across ? Theme.space2 : Theme.pageMargin
        table: root.table
        sheetShown: !root.sheetBeside
        tableShown: !root.tableBeside && !root.table.alone
        extras: root.extras
        onGoOn: root.goOn()
        onLook: where => root.look(where)
    }

    Rectangle {
        // What scrolls must not shine through.
        z: 1
        width: root.width
        height: other.y
        color: Theme.bg
    }
    TurnBar {
        id: bar

        // Over the steps, whose reach is higher than they are.
        z: 2
        width: root.across ? root.width / 2 : root.width
        colour: root.table.colour
        sign: root.table.together.icon
        name: root.table.together.text === "" ? root.table.name : root.table.together.text
        subtitle: root.table.subtitle
        canUndo: root.table.canUndo
        canRedo: root.table.canRedo
        onUndo: root.table.undo()
        onRedo: root.table.redo()
        onUndoHeld: root.undoHeld()
        onMore: root.more()
    }
    StepBar {
        id: steps

        z: 1
        x: root.across ? root.width / 2 : 0
        y: root.across ? (bar.height - height) / 2 : bar.height
        width: root.width - x
        names: root.table.stepNames
        marks: root.table.stepMarks
        // A message lies over them.
        ids: message.bar === null || message.bar.gone ? root.table.stepIds : []
        onChosen: id => root.table.touch(id)
    }
    Loader {
        id: last

        z: 1
        x: root.across ? root.width / 2 + Theme.space2 : Theme.pageMargin
        y: root.across ? bar.height : steps.y + steps.height
        source: root.table.lastRound ? "LastRound.qml" : ""
    }
    // Over the name and the steps: while it is there, nothing below it is a control.
    LateMessage {
        id: message

        readonly property MessageBar bar: item as MessageBar
        /// It leaves the name in sight: over the steps or, where there are none, below the name.
        property bool low: false
        readonly property bool below: low && steps.height === 0

        function tell(sentence: string, button: string, low: bool) {
            // Large text leaves no line below the name.
            message.low = low && !root.across && (steps.height > 0 || !Theme.largeText);
            message.show(sentence, button);
        }

        z: 2
        x: root.across ? root.width / 2 + Theme.space2 : below ? bar.words - Theme.space2 : Theme.space2
        y: below ? bar.secondLine : low ? steps.y : Theme.space1
        width: (root.across ? root.width - Theme.pageMargin : low && !below ? root.width - Theme.space2 : bar.buttons - Theme.space1) - x
        height: (root.across ? bar.height : steps.y + steps.height) - y
        tight: true
        onPressed: root.look("correct")
    }
    TurnAim {
        id: keyboard

        table: root.table
        step: root.current
        button: actions.button
    }

    Binding {
        target: root.current
        property: "split"
        restoreMode: Binding.RestoreNone
        value: root.across
    }
    Binding {
        target: root.current
        property: "reserve"
        restoreMode: Binding.RestoreNone
        value: actions.height
    }
    Binding {
        target: root.current
        property: "sheetBeside"
        restoreMode: Binding.RestoreNone
        value: root.sheetBeside
    }
    Connections {
        target: root.current

        function onExplain(id: string, icon: string) {
            root.explain(id, icon);
        }
        function onSheetOf(seat: int) {
            root.sheetOf(seat);
        }
    }
    Connections {
        target: root.table

        function onRefused(sentence: string, mayCorrect: bool) {
            //: A way on after a refusal: the table may decide otherwise.
            message.tell(sentence, mayCorrect ? qsTr("Correct anyway") : "", false);
        }
        function onTookBack(sentence: string) {
            message.tell(sentence, "", false);
        }
        // Who plays next is worth more than what was done.
        function onDone(sentence: string) {
            message.tell(sentence, "", true);
        }
    }
}
