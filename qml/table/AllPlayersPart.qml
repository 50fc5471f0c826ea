// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// What the page of all players shows where one sees there what an action has done, so that it can be undone.
ColumnLayout {
    signal sheetOf(int seat)
}
