// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

Landscape {
    id: root

    LandscapeLayer {
        fillColor: Theme.illNear
        path: root.foreground
    }
}
