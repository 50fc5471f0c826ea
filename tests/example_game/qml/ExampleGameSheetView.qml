// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Tallystone.App

CounterRow {
    property int seat: table.turnOf

    row: table.page.seats[seat]
    changing: false
}
