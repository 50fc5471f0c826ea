// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Tallystone
import Tallystone.Drawn

/// One of our own icons, in the colour of the text around it.
Drawing {
    color: Theme.ink
}
