// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Tallystone
import "theme"

AllPlayers {
    inks: StoneAgeInk
}
