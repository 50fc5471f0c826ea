// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Tallystone

/// Several lines to write in. It grows with what is written.
TextArea {
    id: root

    /// What is asked for, for the screen reader.
    property string name

    implicitHeight: Math.max(2 * Theme.touchTarget, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapMedium
    color: Theme.ink
    placeholderTextColor: Theme.ink3
    selectionColor: Theme.accent
    selectedTextColor: Theme.onAccent
    selectByMouse: true
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    font: Theme.body
    Accessible.name: name
    // Tab leads on, as everywhere.
    KeyNavigation.priority: KeyNavigation.BeforeItem
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.readOnly ? Theme.surfaceAlt : Theme.surface
        border.width: root.activeFocus ? Theme.lineSelection : Theme.lineControlWidth
        border.color: root.activeFocus ? Theme.accent : root.readOnly ? Theme.line : Theme.lineStrong
    }
}
