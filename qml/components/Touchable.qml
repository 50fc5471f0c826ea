// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// What every control shares: at least 48 by 48, reached by Tab and by a tap as buttons are, pressed by Space and
/// Enter, sinking a little.
T.AbstractButton {
    id: root

    property real ringRadius: Theme.radiusCard
    property real pressedScale: 0.96

    /// Made once the keyboard comes here, or a finger: most controls never see one.
    property Item ring: null
    property Sinking sinking: null

    onVisualFocusChanged: {
        if (root.visualFocus && root.ring === null)
            root.ring = Qt.createComponent("FocusRing.qml").createObject(root, {
                "around": Qt.binding(() => root.ringRadius)
            }) as Item;
    }

    onDownChanged: {
        if (root.pressedScale === 1)
            return;
        if (root.sinking === null)
            root.sinking = Qt.createComponent("Sinking.qml").createObject(root, {
                "target": root
            }) as Sinking;
        root.sinking.go(root.down ? root.pressedScale : 1);
    }

    function press() {
        if (root.checkable) {
            root.toggle();
            root.toggled();
        }
        root.clicked();
    }

    /// After a tap, Enter is for the page, which goes on.
    function enter(event: KeyEvent) {
        event.accepted = root.focusReason !== Qt.MouseFocusReason;
        // A key that is held is meant once.
        if (event.accepted && !event.isAutoRepeat)
            root.press();
    }

    implicitWidth: Math.max(Theme.touchTarget, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touchTarget, implicitContentHeight + topPadding + bottomPadding)

    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onReturnPressed: event => root.enter(event)
    Keys.onEnterPressed: event => root.enter(event)
}
