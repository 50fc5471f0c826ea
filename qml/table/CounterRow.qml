// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A number of its own on a page: what it counts, and the number between two circles.
SettingRow {
    id: root

    required property GameTable table
    required property tableCounter counter

    clickable: false
    iconName: counter.icon
    title: counter.title

    Stepper {
        objectName: root.counter.id
        name: root.counter.title
        value: root.counter.value
        from: root.counter.least
        to: root.counter.most
        onChanged: next => root.table.touch(root.counter.id, next)
    }
}
