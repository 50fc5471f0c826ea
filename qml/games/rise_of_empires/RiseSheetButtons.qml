// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The foot of a sheet: away from it, forget what it describes, or take it.
RowLayout {
    id: root

    required property RiseTable table
    required property riseSheetFoot foot

    spacing: Theme.gapMedium

    ActionButton {
        objectName: root.foot.leave.id
        Layout.preferredWidth: Math.max(112, Math.min(implicitWidth, root.width / 2.4))
        Layout.fillHeight: true
        Layout.minimumHeight: Theme.buttonHeight
        kind: "tonal"
        text: root.foot.leave.title
        onClicked: root.table.touch(root.foot.leave.id)
    }
    RiseForgetButton {
        table: root.table
        choice: root.foot.forget
    }
    ActionButton {
        objectName: root.foot.take.id
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: root.foot.take.enabled
        text: root.foot.take.title
        Accessible.description: root.foot.take.why
        onClicked: root.table.touch(root.foot.take.id)
    }
}
