// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is printed on a space of the trade track.
RiseSheetFrame {
    id: root

    required property riseTradeSheet sheet

    title: sheet.foot.take.title
    wanted: sheet.open
    onLeft: table.touch(sheet.foot.leave.id)

    RiseNumberRow {
        Layout.fillWidth: true
        number: root.sheet.discs
        onChosen: value => root.table.touch(number.counter.id, value)
    }
    RiseSegments {
        Layout.fillWidth: true
        table: root.table
        rows: root.sheet.prizes
    }
    RiseNumberRow {
        Layout.fillWidth: true
        number: root.sheet.amount
        onChosen: value => root.table.touch(number.counter.id, value)
    }

    footer: RiseSheetButtons {
        Layout.fillWidth: true
        table: root.table
        foot: root.sheet.foot
    }
}
