// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Running text on a page: it wraps, and it is read aloud.
Words {
    wrapMode: Text.Wrap
    Accessible.ignored: false
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
