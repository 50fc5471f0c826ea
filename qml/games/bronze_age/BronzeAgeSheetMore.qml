// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Tallystone

SheetButton {
    where: "pegs"
    iconName: "ui-pegboard"
    //: Opens the peg-board.
    name: qsTr("Pegs")
}
