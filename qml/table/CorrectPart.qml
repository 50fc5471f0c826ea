// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// What the page of corrections shows of a sheet.
Item {
    property GameTable table
    property tableCorrection sheet
    property int seat: 0
    /// There is room for two columns, and it makes use of it.
    property bool wide: false
    property bool twoColumns: false
}
