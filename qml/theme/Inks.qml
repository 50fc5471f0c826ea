// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The colours of a game's things, by their ids.
QtObject {
    /// Of anything else that of text.
    function of(id: string): color {
        return Theme.ink2;
    }
}
