// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// Brings the keyboard to what a hand would touch next, and has it while that is nothing in particular.
Item {
    id: root

    required property GameTable table
    /// The step that is seen, and the wide button.
    property StepBody step: null
    required property Item button

    readonly property bool ready: table.ready
    /// Whose step it is, and whether it is done.
    readonly property string stand: table.step + " " + table.turnOf + " " + ready
    readonly property Item focused: Window.activeFocusItem
    /// A key that nothing else took is being answered.
    property bool keyed: false
    /// How the keyboard came to what had it last, which may be gone.
    property bool cameByKeys: false

    /// Keys are used, not a finger.
    function isKeyed(): bool {
        const control = root.focused as T.Control;
        const entry = root.focused as T.TextField;
        if (root.keyed)
            return true;
        if (control || entry) {
            const reason = control ? control.focusReason : entry.focusReason;
            // What got it from a sheet or a page that opened or closed tells nothing new.
            return reason === Qt.TabFocusReason || reason === Qt.BacktabFocusReason || (reason !== Qt.MouseFocusReason && root.cameByKeys);
        }
        return root.cameByKeys || (root.focused !== null && root.focused.activeFocusOnTab);
    }
    /// What is being adjusted keeps it.
    function aim(byKeys: bool) {
        if (!root.visible || (root.step && root.step.covered))
            return;
        if (root.step && root.focused && root.step.holds(root.focused) && (!root.ready || root.focused instanceof Stepper))
            return;
        const next = !byKeys ? root : root.ready ? root.button : root.step?.firstTouch() ?? root;
        if (byKeys)
            next.forceActiveFocus(Qt.TabFocusReason);
        else
            next.forceActiveFocus();
    }

    onStandChanged: {
        if (!soon.running)
            soon.byKeys = root.isKeyed();
        soon.start();
    }
    onFocusedChanged: {
        if (root.focused && (root.focused instanceof T.Control || root.focused.activeFocusOnTab))
            root.cameByKeys = root.isKeyed();
    }

    // When the step that has come is there.
    Timer {
        id: soon

        property bool byKeys: false

        interval: 0
        onTriggered: root.aim(byKeys)
    }
}
