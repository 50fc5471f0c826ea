// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

SettingRow {
    id: root

    required property GameOptions options

    clickable: false
    title: "Goal"

    Stepper {
        objectName: "goal"
        name: root.title
        value: root.options.goal
        from: 1
        onChanged: next => root.options.goal = next
    }
}
