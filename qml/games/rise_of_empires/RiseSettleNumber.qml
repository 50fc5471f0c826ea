// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A number in the settling by itself.
Words {
    property string kind: "part"
    property bool harm: false

    horizontalAlignment: Text.AlignHCenter
    color: kind === "total" ? Theme.accent : harm ? Theme.harm : text === "·" ? Theme.ink3 : Theme.ink
    font: kind === "total" ? Theme.total : kind === "track" ? Theme.section : Theme.figure
}
