// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The players of a table to look at.
PlayerTabs {
    id: root

    required property GameTable table

    visible: !table.alone
    names: table.names
    colours: table.colours
}
