// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A sheet that is part of a page: open as long as the page says so. Whoever closes it by hand leaves what is on it.
BottomSheet {
    id: root

    required property bool wanted

    signal left

    onWantedChanged: wanted ? root.open() : root.close()
    onClosed: if (wanted) root.left()
    Component.onCompleted: if (wanted) root.open()
}
