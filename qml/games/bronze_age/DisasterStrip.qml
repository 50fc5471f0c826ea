// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The part of the disaster boxes where this turn's crosses fell: earlier ones quiet, fresh ones oxblood.
DisasterBoxes {
    id: root

    /// Boxes crossed before this turn.
    property int before: 0
    property int added: 0

    count: before + added
    fresh: added
    earlier: "ticked"
    ringed: false
    side: 12
    groupGap: Math.min(Theme.space2, Math.max(1, (width - 15 * side - 12 * gap) / 2))
    firstRow: Math.min(2, Math.floor(before / 15))
    rows: Math.min(2, Math.floor(Math.max(before, count - 1) / 15)) - firstRow + 1
    implicitWidth: 15 * side + 12 * gap + 2 * Theme.space2
}
