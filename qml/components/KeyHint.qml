// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The key that presses a button, in its corner.
Words {
    x: Theme.space2
    y: Theme.gapSmall
    color: Theme.ink3
    font: Theme.sheet
}
